import type { Actor } from '#src/platform/activity/activity.ts';
import {
  changeEach,
  itemsOf,
  nameOf,
  refusalOf,
} from '#src/admin/documents/list/bulk-changes.server.ts';
import type { Choice } from '#src/admin/documents/list/choice.ts';
import type { Notice } from '#src/admin/notices/notice.ts';
import { editDocument } from '#src/domains/documents/lists/edit-document.server.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import type { Documents } from '#src/domains/documents/documents.server.ts';
import { markOf } from '#src/domains/documents/life/life.ts';
import { cleanTag, tagKey, withTags } from '#src/domains/documents/tags/rename-tags.ts';
import { cleanName } from '#src/platform/forms/clean-name.ts';
import { POSTS } from '#src/admin/documents/list/document-lists.ts';

/** Changes of the selected posts. */

interface PostsChange {
  type: 'publish' | 'unpublish' | 'edit';
  /** `12 posts published` */
  done: string;
  failed: string;
  edit?(content: DocumentContent): DocumentContent | undefined;
}

type Fields = (name: string) => string;

const withField = (content: DocumentContent, name: string, value: unknown) =>
  content[name] === value ? undefined : { ...content, [name]: value };

const edits = (
  done: string,
  edit: NonNullable<PostsChange['edit']>,
): PostsChange & { edit: NonNullable<PostsChange['edit']> } => ({
  type: 'edit',
  done,
  failed: 'not changed',
  edit,
});

/** The change that a form asks for, or a sentence about what is missing in it. */
export function readChange(field: Fields): PostsChange | string {
  const tag = cleanTag(field('tag-name'));
  switch (field('change')) {
    case 'publish':
      return { type: 'publish', done: 'published', failed: 'not published' };
    case 'unpublish':
      return { type: 'unpublish', done: 'taken offline', failed: 'not taken offline' };
    case 'list':
      return edits('now listed', (content) => withField(content, 'isListed', true));
    case 'unlist':
      return edits('left out of the listing', (content) => withField(content, 'isListed', false));
    case 'add-tag':
      return tag === ''
        ? 'Enter the tag to add.'
        : edits(`tagged “${tag}”`, (content) =>
            withTags(content, (tags) =>
              tags.some((each) => tagKey(each) === tagKey(tag)) ? tags : [...tags, tag],
            ),
          );
    case 'remove-tag':
      return tag === ''
        ? 'Enter the tag to remove.'
        : edits(`without the tag “${tag}”`, (content) =>
            withTags(content, (tags) => tags.filter((each) => tagKey(each) !== tagKey(tag))),
          );
    case 'set-author': {
      const author = cleanName(field('author-name'), 120);
      return author === ''
        ? 'Enter the name of the author.'
        : edits(`by ${author}`, (content) => withField(content, 'author', author));
    }
    default:
      return 'Choose what to change.';
  }
}

interface Changing {
  documents: Pick<Documents, 'find' | 'save' | 'change'>;
  chosen: readonly Choice[];
  by: Actor;
}

/** Makes a change in each post, and says what has happened. */
export async function changePosts(
  change: PostsChange,
  { documents, chosen, by }: Changing,
): Promise<Notice> {
  let unchanged = 0;
  const notes: string[] = [];
  const { changed, failed, refusals } = await changeEach(chosen, async ({ id, version, seen }) => {
    const document = await documents.find(id);
    if (document?.kind !== 'post')
      return { ok: false, message: 'A post was deleted for good meanwhile.' };
    const name = nameOf(POSTS, document.content.title);
    if (change.edit) {
      const saveId = crypto.randomUUID();
      const result = await editDocument(documents, { id, by, saveId, edit: change.edit });
      if (!result.ok) return { ok: false, message: `${name}: ${result.message}` };
      if (result.outcome === 'unchanged') unchanged += 1;
      else if (result.note) notes.push(`${name}: ${result.note}`);
      return { ok: true };
    }
    const type =
      change.type === 'publish'
        ? ({ type: 'publish', version } as const)
        : ({ type: 'unpublish' } as const);
    const isAsSeen = document.version === version && markOf(document.life) === seen;
    if (change.type === 'publish' && isAsSeen && document.state === 'published') {
      unchanged += 1;
      return { ok: true };
    }
    const result = await documents.change(id, type, by, seen);
    return result.ok ? { ok: true } : refusalOf(POSTS, document.content.title, result);
  });
  const done = changed.length - unchanged;
  const sentences = [
    done > 0 && `${POSTS.count(done)} ${change.done}.`,
    unchanged > 0 && `${POSTS.count(unchanged)} ${unchanged === 1 ? 'was' : 'were'} so already.`,
    failed > 0 && `${POSTS.count(failed)} ${change.failed}.`,
  ].filter((sentence) => sentence !== false);
  return {
    kind: failed > 0 ? 'error' : 'done',
    text: sentences.join(' '),
    ...itemsOf([...refusals, ...notes]),
  };
}
