import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address belongs to the public internet: not to this machine, its network, a cloud's metadata service, or a
 * range that leads to one of them, such as IPv4 addresses within IPv6.
 */
export function isPublicAddress(address: string): boolean {
  const plain = address.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(plain) && ipaddr.process(plain).range() === 'unicast';
}
