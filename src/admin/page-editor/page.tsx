import { redirect } from 'react-router';
import { SECTION_STARTS } from '#content/section-starts/index.ts';
import { loadEditor } from '#src/admin/documents/document-for-screen.server.ts';
import { PAGES } from '#src/admin/documents/list/document-lists.ts';
import { editorScreen } from '#src/admin/documents/opened-editor.tsx';
import { presentUsedBy } from '#src/admin/documents/used-by-view.ts';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import type { Documents } from '#src/domains/documents/documents.server.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { pageEditorAddress } from '#src/admin/parts/page-editor-address.ts';
import type { Route } from './+types/page.ts';
import { PageForm } from './page-form.tsx';
import { readBlockSpecs } from './read-field-specs.server.ts';

/** The editor of a page or shared section, by the id of its document. A public path, such as /admin/page-editor/about, leads there. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { documents, references, user } = servicesFor(context, 'content.see');
  const place = params['*'];
  const found = isUuid(place) ? undefined : await findPageByPath(documents, `/${place}`);
  if (found) throw redirect(pageEditorAddress(found));
  return loadEditor({ context, user }, PAGES, place, async ({ id, kind }) => ({
    specs: readBlockSpecs(),
    starts: SECTION_STARTS,
    ...(kind === 'section' && {
      usedBy: presentUsedBy(await references.whereUsed({ targetKind: 'section', target: id })),
    }),
  }));
}

/** The id of the document whose working copy, or built-in text, has a path. */
async function findPageByPath(documents: Documents, path: string): Promise<string | undefined> {
  if (path.includes('\0')) return undefined;
  const { documents: found } = await documents.list({ kind: 'page', search: path, limit: 100 });
  const exact = found.find(({ address }) => address === path);
  return exact?.id ?? (await documents.openBuiltIn(path))?.id;
}

/** Saving makes no new loader data: the browser knows the newest state. */
export const shouldRevalidate = () => false;

export default editorScreen(PageForm);
