import { redirect } from 'react-router';
import { editorOf } from '#src/admin/documents/endpoint.server.ts';
import { pageEditorAddress, SECTIONS_PATH } from '#src/admin/parts/page-editor-address.ts';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/new-section.ts';

/** A shared section is made by a post; its address alone leads back to the list. */
export function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, 'content.edit');
  return redirect(SECTIONS_PATH);
}

/** Makes an empty draft and opens it. */
export async function action({ context }: Route.ActionArgs) {
  const user = requirePermission(context, 'content.edit');
  const { documents } = context.get(servicesContext);
  const { id } = await documents.create('section', { title: '', blocks: [] }, editorOf(user));
  return redirect(pageEditorAddress(id));
}
