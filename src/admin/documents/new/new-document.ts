import { redirect } from 'react-router';
import { DOCUMENT_LISTS } from '#src/admin/documents/list/document-lists.ts';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/new-document.ts';
import { makeDraft } from './new-draft.server.ts';

const listOf = ({ pathname }: URL) =>
  DOCUMENT_LISTS.find(({ path }) => pathname === `${path}/new`)!;

/** A document is made by a post; its address alone leads back to the list. */
export function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'content.edit');
  return redirect(listOf(url).path);
}

/** Makes a draft that asks for nothing, and opens it. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const user = requirePermission(context, 'content.edit');
  return makeDraft({ request, context }, user, listOf(url));
}
