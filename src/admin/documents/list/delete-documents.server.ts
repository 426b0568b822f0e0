import type { RouterContextProvider } from 'react-router';
import { rejectForm } from '#src/admin/forms/form-result.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { isPublic, lastAddress } from '#src/domains/documents/life/life.ts';
import type { DocumentSummary } from '#src/domains/documents/documents.server.ts';
import { normalizePath } from '#src/domains/site-map/normalize-path.ts';
import { servicesContext, type Services } from '#src/services.server.ts';
import { actOnList, nothingSelected, selected } from './bulk-changes.server.ts';
import { choiceOf } from './choice.ts';
import type { DoomedDocument } from './delete-documents.tsx';
import { type Deletion, type ListedKind, parseDeletion, untitled } from './listed-kind.ts';
import type { Actor } from '#src/platform/activity/activity.ts';

interface Loading {
  context: Readonly<RouterContextProvider>;
  url: URL;
}

const backOf = (listed: ListedKind, url: URL) => listed.address(listed.parse(url.searchParams));

/** Trashes or deletes what the page that asks has listed. The caller asks the policy. */
export const deleteListed = (
  { context, url }: Loading,
  listed: ListedKind,
  posted: { form: FormData; by: Actor },
): Promise<Response> =>
  actOnList({ context, listed, acts: ['trash', 'purge'], ...posted, back: backOf(listed, url) });

/** The selected documents, with what visitors would notice. Deletes nothing. The caller asks the policy. */
export async function loadDeletion({ context, url }: Loading, listed: ListedKind) {
  const back = backOf(listed, url);
  const deletion = parseDeletion(url.searchParams.get('do'));
  const { documentLists, references, config } = context.get(servicesContext);
  if (!deletion) return rejectForm();
  const ids = selected(url.searchParams).map(({ id }) => id);
  const found = await documentLists.summaries(ids);
  const chosen = found.filter(({ kind }) => kind === listed.kind);
  if (chosen.length === 0)
    throw await redirectWithNotice(nothingSelected(listed), back, config.SECURE_COOKIES);
  const documents = await Promise.all(
    chosen.map((each) => describe(references, listed, deletion, each)),
  );
  return { deletion, back, documents };
}

async function describe(
  references: Pick<Services['references'], 'whereUsed'>,
  listed: ListedKind,
  deletion: Deletion,
  document: DocumentSummary,
): Promise<DoomedDocument> {
  const { id, title, state, address, builtInPath, life } = document;
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
    choice: choiceOf(document),
    refusal: refusalOf(listed, deletion, { state, builtInPath }),
    links: total,
  };
}

/** Why it is left out. What others did since the list was shown is named, too. */
function refusalOf(
  { noun }: ListedKind,
  deletion: Deletion,
  { state, builtInPath }: Pick<DocumentSummary, 'state' | 'builtInPath'>,
): string | undefined {
  if (state === 'trash') return deletion === 'trash' ? 'It is in the trash already.' : undefined;
  if (deletion === 'purge') return 'It was restored meanwhile, so it stays.';
  return builtInPath === null
    ? undefined
    : `A built-in ${noun} cannot be deleted. Take it offline in its editor instead.`;
}
