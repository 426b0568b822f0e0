import type { PostQuery } from '#src/admin/documents/list/document-lists.ts';
import { POSTS } from '#src/admin/documents/list/document-lists.ts';
import { type Reader, readTracked } from '#src/admin/documents/list/read-tracked.server.ts';
import { formatNumber } from '#src/admin/parts/counts.ts';
import { formatDay } from '#src/admin/parts/format-time.ts';
import { servicesContext } from '#src/services.server.ts';

/** The screen of the posts, with what they can be filtered by. Throws if the database fails. */
export async function readPosts(reader: Reader, query: PostQuery) {
  const { context, user } = reader;
  const { documentLists } = context.get(servicesContext);
  const { state, sort } = query;
  const [view, choices] = await Promise.all([
    readTracked(reader, POSTS, query, (row, { address, savedBy, life, facts }) => {
      const date = facts?.date ?? life.firstPublishedAt ?? life.publish?.at;
      return {
        ...row,
        path: address ?? 'No slug yet',
        /** a draft that the reader saved last */
        isOwnDraft: row.state === 'draft' && savedBy?.id === user.id,
        /** false: the public listing leaves it out */
        isListed: facts?.isListed ?? true,
        category: facts?.category ?? '',
        /** those besides the category */
        tags: facts?.tags.filter((each) => each !== facts.category) ?? [],
        author: facts?.author ?? '',
        /** `Nov 3, 2026`; undefined for a draft without one */
        date: date ? formatDay(date) : undefined,
        words: formatNumber(facts?.words ?? 0),
      };
    }),
    documentLists.choices('post'),
  ]);
  const templates = await documentLists.summaries(choices.templates.map(({ value }) => value));
  return {
    ...view,
    // There are no drafts in the trash, so its default order says nothing.
    summary: state === 'trash' && sort === undefined ? POSTS.count(view.total) : view.summary,
    choices: {
      tags: choices.tags.map(counted),
      authors: choices.authors.map(counted),
      templates: templates.map(({ id, title }) => ({ value: id, label: title })),
    },
  };
}

export type PostsView = Awaited<ReturnType<typeof readPosts>>;

const counted = ({ value, count }: { value: string; count: number }) => ({
  value,
  label: `${value} (${formatNumber(count)})`,
});
