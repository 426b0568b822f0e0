import { editorOf } from '#src/admin/documents/endpoint.server.ts';
import { permissionOfAct } from '#src/admin/documents/list/bulk-changes.server.ts';
import { deleteListed, loadDeletion } from '#src/admin/documents/list/delete-documents.server.ts';
import { DeleteDocuments } from '#src/admin/documents/list/delete-documents.tsx';
import { readPostedForm } from '#src/admin/forms/form-result.ts';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/posts-delete.ts';
import { POSTS } from './posts-addresses.ts';

/** Lists the selected posts for confirmation. Deletes nothing. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, permissionOfAct(url.searchParams));
  return loadDeletion({ context, url }, POSTS);
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readPostedForm(request);
  const by = editorOf(requirePermission(context, permissionOfAct(form)));
  return deleteListed({ context, url }, POSTS, { form, by });
}

export default function DeletePosts({ loaderData }: Route.ComponentProps) {
  return <DeleteDocuments listed={POSTS} {...loaderData} />;
}
