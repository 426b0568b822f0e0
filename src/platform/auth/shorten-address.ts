import { networkOf } from '#src/platform/http/client-network.ts';

/**
 * Shortens an IP address to the part that tells places apart, but not people: `203.0.113.x`, `2001:db8:12:x`. Empty for
 * anything else.
 */
export function shortenAddress(ip: string): string {
  const network = networkOf(ip);
  const four = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(network);
  if (four) return `${four[1]}.x`;
  const groups = network.split(':');
  const isSix = groups.length > 2 && groups.every((group) => /^[\da-f]{0,4}$/.test(group));
  if (!isSix) return '';
  const first = groups.slice(0, 3).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${first.join(':')}:x`;
}

/** The place of a stored session. Rows of earlier releases have a whole address. */
export const placeOf = (stored: string | null): string =>
  stored ? shortenAddress(stored) || stored : '';
