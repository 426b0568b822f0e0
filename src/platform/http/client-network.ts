import ipaddr from 'ipaddr.js';

/** Brackets, port and zone, which some proxies add: `[2001:db8::1]:443`, `198.51.100.7:5123`, `fe80::1%eth0`. */
const WRAPPED = /^\[(?<six>[^\]]+)\](?::\d+)?$|^(?<four>[\d.]+):\d+$/;

/**
 * Returns the network under which throttles count an address. An IPv4 address counts by itself, also when written as
 * IPv6 (`::ffff:198.51.100.7`). An IPv6 address counts by its /64, since one household or server has all of it (RFC
 * 6177). Any other text is returned unchanged.
 */
export function networkOf(address: string): string {
  const { six, four } = WRAPPED.exec(address.trim())?.groups ?? {};
  const [bare = ''] = (six ?? four ?? address.trim()).split('%');
  if (!ipaddr.isValid(bare)) return address;
  const parsed = ipaddr.process(bare);
  return parsed.kind() === 'ipv4'
    ? parsed.toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${bare}/64`).toNormalizedString();
}
