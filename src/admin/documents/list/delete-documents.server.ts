import type { RouterContextProvider } from 'react-router';
import { rejectForm } from '#src/admin/forms/form-result.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { isPublic, lastAddress } from '#src/domains/documents/life.ts';
import type { Editor } from '#src/domains/documents/document.ts';
import type { DocumentSummary } from '#src/domains/documents/documents.server.ts';
import { normalizePath } from '#src/domains/site-map/normalize-path.ts';
import { servicesContext, type Services } from '#src/services.server.ts';
import { bulkNotice, changeEach, nothingSelected, selectedIds } from './bulk-changes.server.ts';
import type { DoomedDocument } from './delete-documents.tsx';
import { type ListedKind, parseDeletion, untitled } from './listed-kind.ts';

interface Request {
  context: Readonly<RouterContextProvider>;
  url: URL;
  listed: ListedKind;
  /** the list with its query */
  back: string;
}

const GONE = { ok: false, message: 'It is no longer in the trash.' } as const;

/** The selected documents, with what visitors would notice. Deletes nothing. The caller asks the policy. */
export async function loadDeletion({ context, url, listed, back }: Request) {
  const deletion = parseDeletion(url.searchParams.get('do'));
  const { documentLists, references, config } = context.get(servicesContext);
  if (!deletion) return rejectForm();
  const found = await documentLists.summaries(selectedIds(url.searchParams));
  const chosen = found.filter(
    ({ kind, state }) => kind === listed.kind && (state === 'trash') === (deletion === 'purge'),
  );
  if (chosen.length === 0)
    throw await redirectWithNotice(nothingSelected(listed), back, config.SECURE_COOKIES);
  const documents = await Promise.all(chosen.map((each) => describe(references, listed, each)));
  return { deletion, back, documents };
}

async function describe(
  references: Pick<Services['references'], 'whereUsed'>,
  listed: ListedKind,
  { id, title, state, address, builtInPath, life }: DocumentSummary,
): Promise<DoomedDocument> {
  const path = isPublic(life) ? lastAddress(life) : null;
  const { total } =
    path === null
      ? { total: 0 }
      : await references.whereUsed({ targetKind: 'path', target: normalizePath(path) ?? path }, id);
  return {
    id,
    title: title.trim() || untitled(listed),
    path: address ?? 'No path yet',
    state,
    isPublic: path !== null,
    isBuiltIn: builtInPath !== null,
    links: total,
  };
}

interface PostedDeletion extends Omit<Request, 'url'> {
  form: FormData;
  by: Editor;
}

/** Moves the posted documents to the trash, or deletes them for good, with a report. The caller asks the policy. */
export async function deleteDocuments({
  form,
  by,
  context,
  listed,
  back,
}: PostedDeletion): Promise<Response> {
  const deletion = parseDeletion(form.get('do'));
  const { documents, config } = context.get(servicesContext);
  if (!deletion) return rejectForm();
  const result = await changeEach(selectedIds(form), async (id) => {
    if (deletion === 'trash') return documents.change(id, { type: 'trash' }, by);
    return (await documents.purge(id, by)) ? { ok: true } : GONE;
  });
  return redirectWithNotice(bulkNotice(listed, deletion, result), back, config.SECURE_COOKIES);
}
