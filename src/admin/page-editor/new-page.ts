import { redirect } from 'react-router';
import { editorOf } from '#src/admin/documents/endpoint.server.ts';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import { servicesContext } from '#src/services.server.ts';
import { PAGE_EDITOR_PATH, pageEditorAddress } from '#src/admin/parts/page-editor-address.ts';
import type { Route } from './+types/new-page.ts';

/** The page is made by a post; its address alone leads back to the list. */
export function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, 'content.edit');
  return redirect(PAGE_EDITOR_PATH);
}

/** Makes an empty draft and opens it. */
export async function action({ context }: Route.ActionArgs) {
  const user = requirePermission(context, 'content.edit');
  const { documents } = context.get(servicesContext);
  const content = { title: '', path: '', seo: { title: '', description: '' }, blocks: [] };
  const { id } = await documents.create('page', content, editorOf(user));
  return redirect(pageEditorAddress(id));
}
