import type { FormattedTime } from '#src/admin/parts/format-time.ts';

/** A relative time with the exact time as its title. */
export function Time({ at }: { at: FormattedTime }) {
  return (
    <time dateTime={at.iso} title={at.exact}>
      {at.relative}
    </time>
  );
}
