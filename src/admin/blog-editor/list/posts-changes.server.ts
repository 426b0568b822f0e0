import type { Actor } from '#src/platform/activity/activity.ts';
import { type ListChange, refusalOf } from '#src/admin/documents/list/bulk-changes.server.ts';
import { POSTS } from '#src/admin/documents/list/document-lists.ts';
import { editDocument } from '#src/domains/documents/lists/edit-document.server.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import type { Documents } from '#src/domains/documents/documents.server.ts';
import { markOf } from '#src/domains/documents/life/life.ts';
import { cleanTag, tagKey, withTags } from '#src/domains/documents/tags/rename-tags.ts';
import { cleanName } from '#src/platform/forms/clean-name.ts';

interface Deps {
  documents: Pick<Documents, 'find' | 'save' | 'change'>;
  by: Actor;
}

const withField = (content: DocumentContent, name: string, value: unknown) =>
  content[name] === value ? undefined : { ...content, [name]: value };

/** The change of posts that a form asks for, or a sentence about what is missing in it. */
export function readChange(
  field: (name: string) => string,
  { documents, by }: Deps,
): ListChange | string {
  const tag = cleanTag(field('tag-name'));
  switch (field('change')) {
    case 'publish':
      return {
        done: 'published',
        async change({ id, title, life, state, version: now }, { version, seen }) {
          const isAsSeen = now === version && markOf(life) === seen;
          if (isAsSeen && state === 'published') return { ok: true, isUnchanged: true };
          const result = await documents.change(id, { type: 'publish', version }, by, seen);
          return result.ok ? result : refusalOf(POSTS, title, result);
        },
      };
    case 'unpublish':
      return {
        done: 'taken offline',
        async change({ id, title }, { seen }) {
          const result = await documents.change(id, { type: 'unpublish' }, by, seen);
          return result.ok ? result : refusalOf(POSTS, title, result);
        },
      };
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

  function edits(
    done: string,
    edit: (content: DocumentContent) => DocumentContent | undefined,
  ): ListChange {
    return {
      done,
      failed: 'not changed',
      async change({ id, title }) {
        const result = await editDocument(documents, { id, by, saveId: crypto.randomUUID(), edit });
        return result.ok
          ? { ok: true, isUnchanged: result.outcome === 'unchanged', note: result.note }
          : refusalOf(POSTS, title, result);
      },
    };
  }
}
