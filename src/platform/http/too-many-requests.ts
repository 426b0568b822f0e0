const MINUTE = 60;

/**
 * Returns the message that a limit is exhausted, and when to retry.
 * @param seconds until then; the value of Retry-After
 */
export function tooManyRequests(seconds: number): string {
  const wait =
    seconds <= MINUTE
      ? formatCount(seconds, 'second')
      : formatCount(Math.ceil(seconds / MINUTE), 'minute');
  return `Too many requests from your network. Please try again in ${wait}.`;
}

const formatCount = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
