import type { When } from './when.ts';

/** A moment as people say it; the exact time is its title. */
export function Time({ at }: { at: When }) {
  return (
    <time dateTime={at.iso} title={at.exact}>
      {at.relative}
    </time>
  );
}
