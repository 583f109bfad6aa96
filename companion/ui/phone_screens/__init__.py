"""What a phone shows: its question, its boards, copying; and the page on the tablet that lets phones in."""
