import { normalizeIP } from '@better-auth/core/utils/ip';

/** Brackets, port and zone, which some proxies write: `[2001:db8::1]:443`, `198.51.100.7:5123`, `fe80::1%eth0`. */
const WRAPPED = /^\[(?<six>[^\]]+)\](?::\d+)?$|^(?<four>[\d.]+):\d+$/;

/**
 * The network that an address is counted under, by every throttle. An IPv4 address is its own, also when it is written as
 * IPv6 (`::ffff:198.51.100.7`); of IPv6 it is the /64, since one household or server holds all of it (RFC 6177) and counting
 * its addresses singly would count nothing. Anything else is returned as it is.
 */
export function networkOf(address: string): string {
  const { six, four } = WRAPPED.exec(address.trim())?.groups ?? {};
  const [bare = ''] = (six ?? four ?? address.trim()).split('%');
  return normalizeIP(bare, { ipv6Subnet: 64 });
}
