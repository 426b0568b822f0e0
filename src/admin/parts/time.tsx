import type { When } from './when.ts';

/** A relative time with the exact time as its title. */
export function Time({ at }: { at: When }) {
  return (
    <time dateTime={at.iso} title={at.exact}>
      {at.relative}
    </time>
  );
}
