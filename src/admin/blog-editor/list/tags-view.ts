import { shortName } from '#src/admin/documents/document-labels.ts';
import { defineList } from '#src/admin/lists/define-list.ts';
import { formatNumber } from '#src/admin/parts/counts.ts';
import { formatTime } from '#src/admin/parts/format-time.ts';
import type { TagChange, Tags } from '#src/domains/documents/tags/tags.server.ts';
import { tagKey } from '#src/domains/documents/tags/rename-tags.ts';
import { POSTS } from '#src/admin/documents/list/document-lists.ts';
import { TAG_CHANGE_PATH, TAGS_PATH } from './posts-addresses.ts';

export const TAGS = defineList({
  path: TAGS_PATH,
  noun: 'tag',
  fields: {},
  sorts: { '-posts': 'most used first' },
});

export type TagsView = ReturnType<typeof tagsView>;

type Counts = Awaited<ReturnType<Tags['counts']>>;
type Change = TagChange & { notes: Awaited<ReturnType<Tags['notes']>> };

export const tagsView = (counts: Counts, changes: readonly Change[], now: Date) => ({
  ...TAGS.view(
    { page: 1 },
    {
      rows: counts.map((count) => ({
        id: count.tag,
        posts: formatNumber(count.posts),
        public: formatNumber(count.public),
        to: POSTS.address({ tag: count.tag }),
      })),
      total: counts.length,
      pages: 1,
    },
  ),
  /** tags that differ only in case or spaces, most used first, with the address that merges them */
  variants: variantsOf(counts.map(({ tag }) => tag)),
  changes: changes.map((change) => changeRow(change, now)),
});

function variantsOf(tags: readonly string[]) {
  const groups = Map.groupBy(tags, tagKey);
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => ({ tags: group, to: tagChangeAddress(group.slice(1), group[0]!) }));
}

/** The page that says what renaming tags would do. */
const tagChangeAddress = (from: readonly string[], to: string): string =>
  `${TAG_CHANGE_PATH}?${new URLSearchParams([
    ...from.map((tag) => ['tag', tag]),
    ...(to === '' ? [] : [['to', to]]),
  ]).toString()}`;

/** `“crm” and “CRM”` */
export const quoted = (tags: readonly string[]): string =>
  new Intl.ListFormat('en-US').format(tags.map((tag) => `“${tag}”`));

function changeRow(change: Change, now: Date) {
  const { id, from, to, undoes, total, waiting, finishedAt, isUndone, createdAt } = change;
  const what = to === '' ? `Removed ${quoted(from)}` : `Renamed ${quoted(from)} to “${to}”`;
  const isRunning = finishedAt === null;
  return {
    id,
    /** `Renamed “crm” to “CRM”` */
    title: undoes === null ? what : `Took back: ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
    text: isRunning
      ? `${formatNumber(total - waiting)} of ${POSTS.count(total)} so far`
      : resultOf(change),
    at: formatTime(createdAt, now),
    by: shortName(change.createdByName),
    isRunning,
    mayUndo: !isRunning && undoes === null && !isUndone && change.published + change.saved > 0,
    notes: change.notes.map((note) => ({ ...note, title: note.title?.trim() || 'Untitled post' })),
  };
}

function resultOf({ total, published, saved, refused, isUndone }: TagChange): string {
  if (total === 0) return 'No post had it';
  const parts = [
    POSTS.count(published + saved),
    published > 0 && `${formatNumber(published)} of them public at once`,
    refused > 0 && `${formatNumber(refused)} not changed`,
    isUndone && 'taken back since',
  ];
  return parts.filter((part) => part !== false).join(', ');
}
