import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { contentOfPage } from '#src/domains/content/page-content.ts';
import type { Documents, DocumentView } from '#src/domains/documents/documents.server.ts';
import { diffContent } from '#src/domains/documents/diff-content.ts';
import { isPublic, publicVersion } from '#src/domains/documents/life.ts';
import { refusalOf } from '#src/domains/documents/transitions.ts';

/** What differs between the public text and the working copy. */
export interface ChangeSincePublic {
  /** such as 'FAQ: Title' */
  name: string;
  type: 'added' | 'removed' | 'changed' | 'moved';
}

/** A document with what its publish panel says. */
export async function documentForScreen(documents: Documents, document: DocumentView, now = new Date()) {
  return {
    ...document,
    isPublic: isPublic(document.life),
    changes: await changesSincePublic(documents, document),
    /** why each change is not possible now; missing for those that are */
    refusals: {
      trash: refusalOf(document.life, { type: 'trash' }, now)?.message,
      unpublish: refusalOf(document.life, { type: 'unpublish' }, now)?.message,
      reset: refusalOf(document.life, { type: 'reset-to-built-in' }, now)?.message,
    },
  };
}

function builtInContent(path: string | undefined) {
  const page = DEFAULT_PAGES.find((each) => each.path === path);
  return page && contentOfPage(page);
}

/** undefined if nothing is public to compare with */
async function changesSincePublic(
  documents: Documents,
  { id, life, content }: DocumentView,
): Promise<ChangeSincePublic[] | undefined> {
  const version = publicVersion(life);
  if (version === null) return undefined;
  if (version === life.version) return [];
  const shown = life.live
    ? await documents.contentOf(id, { type: 'revision', number: life.live.revision })
    : builtInContent(life.builtIn?.path);
  if (!shown) return undefined;
  return diffContent(shown, content).map(({ name, type }) => ({ name, type }));
}
