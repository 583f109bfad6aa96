from companion.core.verdicts import ALLOWED


def judge(options, book, cards):
    return ALLOWED
