import { shortName } from '#src/admin/documents/document-labels.ts';
import { formatDay, formatTime, type FormattedTime } from '#src/admin/parts/format-time.ts';
import type { Editor } from '#src/domains/documents/document.ts';
import { purgeTime } from './due.ts';

/** When a document was moved to the trash, who did it, and until when it can be restored. */
export interface Trashed {
  time: FormattedTime;
  by: string | undefined;
  until: FormattedTime;
  untilDay: string;
}

export function trashedOf(trashedAt: Date, trashedBy: Editor | null, now: Date): Trashed {
  const until = purgeTime(trashedAt);
  return {
    time: formatTime(trashedAt, now),
    by: trashedBy ? shortName(trashedBy.name) : undefined,
    until: formatTime(until, now),
    untilDay: formatDay(until),
  };
}
