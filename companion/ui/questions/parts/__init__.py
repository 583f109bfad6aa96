"""What the kinds of questions are made of: options as cards and groups, forecasts, reasons, short texts."""
