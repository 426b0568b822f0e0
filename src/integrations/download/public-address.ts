import ipaddr from 'ipaddr.js';

/** The only part of IPv6 that is given out; `::7f00:1`, for example, is this machine in a form of the nineties. */
const GIVEN_OUT = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address belongs to the public internet: not to this machine, its network, a cloud's metadata service, or a
 * range that leads to one of them, such as IPv4 addresses within IPv6.
 */
export function isPublicAddress(address: string): boolean {
  const plain = address.replace(/^\[|\]$/g, '');
  if (!ipaddr.isValid(plain)) return false;
  const parsed = ipaddr.process(plain);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GIVEN_OUT));
}
