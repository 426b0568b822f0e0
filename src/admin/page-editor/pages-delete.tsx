import { Form, Link, useNavigation } from 'react-router';
import { DocumentStateMark } from '#src/admin/documents/document-state-mark.tsx';
import { editorOf } from '#src/admin/documents/endpoint.server.ts';
import { readPostedForm, rejectForm } from '#src/admin/forms/form-result.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { PAGE_EDITOR_PATH } from '#src/admin/parts/page-editor-address.ts';
import { PageHead } from '#src/admin/parts/page-head.tsx';
import { requirePermission } from '#src/admin/shell/permission.server.ts';

import { isPublic, lastAddress } from '#src/domains/documents/life.ts';
import { normalizePath } from '#src/domains/site-map/normalize-path.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/pages-delete.ts';
import { pagesAddress, parsePageQuery } from './page-query.ts';
import { changePages, pagesNotice, selectedIds } from './pages-changes.server.ts';
import { countPages } from './pages-labels.ts';
import './pages.css';

type Deletion = 'trash' | 'purge';

const parseDeletion = (value: unknown): Deletion | undefined =>
  value === 'trash' || value === 'purge' ? value : undefined;

const permissionOf = (deletion: Deletion | undefined) =>
  deletion === 'purge' ? 'content.purge' : 'content.publish';

const GONE = { ok: false, message: 'It is no longer in the trash.' } as const;

/** Lists the selected pages for confirmation, with what visitors would notice. Deletes nothing. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const deletion = parseDeletion(url.searchParams.get('do'));
  requirePermission(context, permissionOf(deletion));
  const { documentLists, references, config } = context.get(servicesContext);
  if (!deletion) return rejectForm();
  const back = pagesAddress(parsePageQuery(url.searchParams));
  const found = await documentLists.summaries(selectedIds(url.searchParams));
  const chosen = found.filter(
    ({ kind, state }) => kind === 'page' && (state === 'trash') === (deletion === 'purge'),
  );
  if (chosen.length === 0) {
    const notice = { kind: 'error', text: 'Select a page first.' } as const;
    throw await redirectWithNotice(notice, back, config.SECURE_COOKIES);
  }
  const pages = await Promise.all(
    chosen.map(async ({ id, title, state, address, builtInPath, life }) => {
      const path = isPublic(life) ? lastAddress(life) : null;
      const { total } =
        path === null
          ? { total: 0 }
          : await references.whereUsed(
              { targetKind: 'path', target: normalizePath(path) ?? path },
              id,
            );
      return {
        id,
        title: title.trim() || 'Untitled page',
        path: address ?? 'No path yet',
        state,
        isPublic: path !== null,
        isBuiltIn: builtInPath !== null,
        links: total,
      };
    }),
  );
  return { deletion, back, pages };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readPostedForm(request);
  const deletion = parseDeletion(form.get('do'));
  const user = requirePermission(context, permissionOf(deletion));
  const { documents, config } = context.get(servicesContext);
  if (!deletion) return rejectForm();
  const by = editorOf(user);
  const result = await changePages(selectedIds(form), async (id) => {
    if (deletion === 'trash') return documents.change(id, { type: 'trash' }, by);
    return (await documents.purge(id, by)) ? { ok: true } : GONE;
  });
  const back = pagesAddress(parsePageQuery(url.searchParams));
  return redirectWithNotice(pagesNotice(deletion, result), back, config.SECURE_COOKIES);
}

/** Asks before pages go to the trash that visitors see, or are deleted for good. */
export default function DeletePages({ loaderData }: Route.ComponentProps) {
  const { deletion, back, pages } = loaderData;
  const isBusy = useNavigation().state !== 'idle';
  const possible = pages.filter(({ isBuiltIn }) => !isBuiltIn);
  const these = countPages(possible.length);
  const isPurge = deletion === 'purge';
  const action = isPurge ? `Delete ${these} for good` : `Move ${these} to the trash`;
  const title = possible.length > 0 ? action : 'Built-in pages stay';
  return (
    <>
      <PageHead title={title} crumbs={[{ label: 'Pages', to: back }]} intro={introOf(loaderData)} />
      <Form method="post" className="pages-delete">
        <input type="hidden" name="do" value={deletion} />
        <ul>
          {pages.map((page) => (
            <li key={page.id}>
              {page.isBuiltIn ? null : <input type="hidden" name="id" value={page.id} />}
              <b>{page.title}</b>
              <span>{page.path}</span>
              <DocumentStateMark state={page.state} />
              <Consequence page={page} isPurge={isPurge} />
            </li>
          ))}
        </ul>
        <div className="admin-actions">
          {possible.length > 0 ? (
            <button
              className={`btn btn-small ${isPurge ? 'btn-danger' : 'btn-ink'}`}
              type="submit"
              disabled={isBusy}
            >
              {action}
            </button>
          ) : null}
          <Link className="btn btn-small btn-quiet" to={back || PAGE_EDITOR_PATH}>
            Keep {pages.length === 1 ? 'it' : 'them'}
          </Link>
        </div>
      </Form>
    </>
  );
}

interface Loaded {
  deletion: Deletion;
  pages: readonly { isPublic: boolean; isBuiltIn: boolean }[];
}

function introOf({ deletion, pages }: Loaded): string {
  const possible = pages.filter(({ isBuiltIn }) => !isBuiltIn);
  const them = possible.length === 1 ? 'it' : 'them';
  if (possible.length === 0) return 'None of the selected pages can be deleted.';
  if (deletion === 'purge')
    return `This deletes ${them} with the whole history and all preview links. It cannot be undone.`;
  const restore = `For 30 days, you can restore ${them} from the trash`;
  return possible.some((page) => page.isPublic)
    ? `Visitors and search engines will get a “gone” response (410) at each public address. ${restore}, as a draft.`
    : `${restore}.`;
}

interface Page {
  isPublic: boolean;
  isBuiltIn: boolean;
  links: number;
}

function Consequence({ page, isPurge }: { page: Page; isPurge: boolean }) {
  const { isPublic: isSeen, isBuiltIn, links } = page;
  if (isBuiltIn)
    return <em>A built-in page cannot be deleted. Take it offline in its editor instead.</em>;
  if (isPurge || !isSeen) return null;
  if (links === 0) return <em>Public. No other page links to it.</em>;
  return (
    <em data-alert>
      Public. {links === 1 ? '1 place links' : `${links} places link`} to it: change{' '}
      {links === 1 ? 'that link' : 'those links'} first.
    </em>
  );
}
