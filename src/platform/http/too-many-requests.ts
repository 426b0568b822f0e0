const MINUTE = 60;

/**
 * Says that a limit is used up, and when to try again.
 * @param seconds until then; the value of Retry-After
 */
export function tooManyRequests(seconds: number): string {
  const wait =
    seconds <= MINUTE ? countOf(seconds, 'second') : countOf(Math.ceil(seconds / MINUTE), 'minute');
  return `Too many requests from your network. Please try again in ${wait}.`;
}

const countOf = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
