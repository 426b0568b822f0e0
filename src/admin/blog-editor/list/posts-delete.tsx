import { actOnList, permissionOfAct } from '#src/admin/documents/list/bulk-changes.server.ts';
import { loadDeletion } from '#src/admin/documents/list/delete-documents.server.ts';
import { DeleteDocuments } from '#src/admin/documents/list/delete-documents.tsx';
import { editorOf } from '#src/admin/documents/endpoint.server.ts';
import { readPostedForm } from '#src/admin/forms/form-result.ts';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/posts-delete.ts';
import { parsePostQuery, postsAddress } from './post-query.ts';
import { POSTS } from './posts-addresses.ts';

const backOf = (url: URL) => postsAddress(parsePostQuery(url.searchParams));

/** Lists the selected posts for confirmation. Deletes nothing. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, permissionOfAct(url.searchParams));
  return loadDeletion({ context, url, listed: POSTS, back: backOf(url) });
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readPostedForm(request);
  const by = editorOf(requirePermission(context, permissionOfAct(form)));
  return actOnList({
    context,
    listed: POSTS,
    acts: ['trash', 'purge'],
    form,
    by,
    back: backOf(url),
  });
}

export default function DeletePosts({ loaderData }: Route.ComponentProps) {
  return <DeleteDocuments listed={POSTS} {...loaderData} />;
}
