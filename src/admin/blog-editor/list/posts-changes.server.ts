import { changeEach } from '#src/admin/documents/list/bulk-changes.server.ts';
import type { Notice } from '#src/admin/notices/notice.ts';
import { editDocument } from '#src/domains/documents/bulk/edit-document.server.ts';
import type { DocumentContent, Editor } from '#src/domains/documents/document.ts';
import type { Documents } from '#src/domains/documents/documents.server.ts';
import { cleanTag, tagKey, withTags } from '#src/domains/documents/tags/rename-tags.ts';
import { cleanName } from '#src/platform/forms/clean-name.ts';
import { countPosts, UNTITLED } from './post-labels.ts';

/** Changes of the selected posts. */

export interface PostsChange {
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
  ids: readonly string[];
  by: Editor;
}

/** Makes a change in each post, and says what has happened. */
export async function changePosts(
  change: PostsChange,
  { documents, ids, by }: Changing,
): Promise<Notice> {
  let unchanged = 0;
  const notes: string[] = [];
  const { changed, failed, refusals } = await changeEach(ids, async (id) => {
    const document = await documents.find(id);
    if (document?.kind !== 'post') return { ok: false, message: 'A post was deleted meanwhile.' };
    const name = `“${shorten(document.content.title.trim() || UNTITLED)}”`;
    if (change.edit) {
      const saveId = crypto.randomUUID();
      const result = await editDocument(documents, { id, by, saveId, edit: change.edit });
      if (!result.ok) return { ok: false, message: `${name}: ${result.message}` };
      if (result.outcome === 'unchanged') unchanged += 1;
      else if (result.note) notes.push(`${name}: ${result.note}`);
      return { ok: true };
    }
    const { version } = document;
    const type =
      change.type === 'publish'
        ? ({ type: 'publish', version } as const)
        : ({ type: 'unpublish' } as const);
    const isPublished = document.life.live?.version === version;
    if (change.type === 'publish' && isPublished && document.state === 'published') {
      unchanged += 1;
      return { ok: true };
    }
    const result = await documents.change(id, type, by);
    const why = result.ok ? '' : (result.problems?.[0]?.message ?? result.message);
    return result.ok ? { ok: true } : { ok: false, message: `${name}: ${why}` };
  });
  const done = changed.length - unchanged;
  const sentences = [
    done > 0 && `${countPosts(done)} ${change.done}.`,
    unchanged > 0 && `${countPosts(unchanged)} ${unchanged === 1 ? 'was' : 'were'} so already.`,
    failed > 0 && `${countPosts(failed)} ${change.failed}.`,
  ].filter((sentence) => sentence !== false);
  const items = [...refusals, ...notes].map((item) => item.slice(0, MAX_ITEM)).slice(0, MAX_ITEMS);
  return {
    kind: failed > 0 ? 'error' : 'done',
    text: sentences.join(' '),
    ...(items.length > 0 && { items }),
  };
}

/** A cookie carries them. */
const MAX_ITEMS = 6;
const MAX_ITEM = 240;
const MAX_TITLE = 60;

const shorten = (title: string) =>
  title.length > MAX_TITLE ? `${title.slice(0, MAX_TITLE - 1).trimEnd()}…` : title;
