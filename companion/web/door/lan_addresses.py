"""Addresses under which other devices of the local network may reach this machine."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import IPv4Address
from typing import Final

ANY_HOST: Final = "0.0.0.0"
_MACHINES: Final = ("br-", "docker", "podman", "veth", "virbr", "vbox", "vmnet", "vethernet", "lxc", "cni")
_TUNNELS: Final = ("tun", "tap", "utun", "wg", "ppp", "tailscale", "zt", "ipsec")
"""How cards are called that lead to machines inside this one, or to other networks: no phone at the table is there."""
_HOME: Final = ("192.168.", "10.", "172.")
"""Beginnings of addresses that networks at home give, the commonest first."""


def lan_addresses(host: str = ANY_HOST) -> tuple[str, ...]:
    """The addresses at which a server that listens on `host` is reached from the network, the likeliest first.

    None without any network. A machine that is itself the hotspot has one too, although it leads nowhere.
    """
    if host != ANY_HOST:
        return (host,)
    import ifaddr  # who plays without phones never asks

    cards = ifaddr.get_adapters()
    found = [(str(ip.ip), card.nice_name) for card in cards for ip in card.ips if ip.is_IPv4]
    return likeliest(found, outward())


def likeliest(found: Iterable[tuple[str, str]], way_out: str | None) -> tuple[str, ...]:
    """Addresses in the order in which a phone should try them.

    found: addresses, each with the name of its network card.  way_out: the one from which the internet is reached.
    """

    def unlikely(entry: tuple[str, str]) -> tuple[bool, bool, bool, int]:
        address, card = entry
        home = next((i for i, start in enumerate(_HOME) if address.startswith(start)), len(_HOME))
        virtual = card.lower().startswith(_MACHINES + _TUNNELS)
        return IPv4Address(address).is_link_local, virtual, address != way_out, home

    usable = [entry for entry in found if not IPv4Address(entry[0]).is_loopback]
    return tuple(dict.fromkeys(address for address, _ in sorted(usable, key=unlikely)))


def outward() -> str | None:
    """Our address on the way to the internet, None without one. Sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])
