import { listedRow } from '#src/admin/documents/list/list-view.ts';
import type { DocumentView } from '#src/domains/documents/documents.server.ts';

export type StoryRow = ReturnType<typeof rowOf>;

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

function rowOf(story: DocumentView, now: Date) {
  const { content, savedBy } = story;
  const [before, after] = [textOf(content['before']), textOf(content['after'])];
  const row = listedRow({ ...story, title: content.title }, { noun: 'story' }, now);
  return {
    ...row,
    by: savedBy ? row.by : 'Built-in',
    client: textOf(content['companyName']) || 'No client yet',
    industry: textOf(content['industry']),
    /** `64 days to 28 days` */
    change: before && after ? `${before} to ${after}` : 'No figures yet',
  };
}
