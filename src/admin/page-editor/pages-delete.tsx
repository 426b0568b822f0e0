import { actOnList, permissionOfAct } from '#src/admin/documents/list/bulk-changes.server.ts';
import { loadDeletion } from '#src/admin/documents/list/delete-documents.server.ts';
import { DeleteDocuments } from '#src/admin/documents/list/delete-documents.tsx';
import { editorOf } from '#src/admin/documents/endpoint.server.ts';
import { readPostedForm } from '#src/admin/forms/form-result.ts';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/pages-delete.ts';
import { pagesAddress, parsePageQuery } from './page-query.ts';
import { PAGES } from './pages-addresses.ts';

const backOf = (url: URL) => pagesAddress(parsePageQuery(url.searchParams));

/** Lists the selected pages for confirmation. Deletes nothing. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, permissionOfAct(url.searchParams));
  return loadDeletion({ context, url, listed: PAGES, back: backOf(url) });
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readPostedForm(request);
  const by = editorOf(requirePermission(context, permissionOfAct(form)));
  return actOnList({
    context,
    listed: PAGES,
    acts: ['trash', 'purge'],
    form,
    by,
    back: backOf(url),
  });
}

export default function DeletePages({ loaderData }: Route.ComponentProps) {
  return <DeleteDocuments listed={PAGES} {...loaderData} />;
}
