import { choiceOf } from '#src/admin/documents/list/choice.ts';
import { shortName } from '#src/admin/documents/document-labels.ts';
import { formatTime, type FormattedTime } from '#src/admin/parts/format-time.ts';
import type { DocumentView } from '#src/domains/documents/documents.server.ts';
import type { DocumentState } from '#src/domains/documents/life.ts';

export interface StoryRow {
  id: string;
  /** for forms, with the state that is shown */
  choice: string;
  title: string;
  client: string;
  industry: string;
  /** `64 days to 28 days` */
  change: string;
  state: DocumentState;
  /** why a scheduled change could not be made */
  failure: string | null;
  changed: FormattedTime;
  by: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The rows in the order in which the site lists the stories; those without a position last. */
export const storyRows = (stories: readonly DocumentView[], now: Date): StoryRow[] =>
  stories
    .toSorted((a, b) => positionOf(a) - positionOf(b) || b.savedAt.getTime() - a.savedAt.getTime())
    .map((story) => rowOf(story, now));

function positionOf({ content }: DocumentView): number {
  const position = content['position'];
  return typeof position === 'number' ? position : Number.MAX_SAFE_INTEGER;
}

function rowOf(story: DocumentView, now: Date): StoryRow {
  const { id, content, state, savedAt, savedBy, dueFailure } = story;
  const [before, after] = [textOf(content['before']), textOf(content['after'])];
  return {
    id,
    choice: choiceOf(story),
    title: content.title.trim() || 'Untitled story',
    client: textOf(content['companyName']) || 'No client yet',
    industry: textOf(content['industry']),
    change: before && after ? `${before} to ${after}` : 'No figures yet',
    state,
    failure: dueFailure,
    changed: formatTime(savedAt, now),
    by: savedBy ? shortName(savedBy.name) : 'Built-in',
  };
}
