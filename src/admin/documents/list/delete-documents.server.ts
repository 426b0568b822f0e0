import { rejectForm } from '#src/admin/kit/form/form-result.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { isPublic, lastAddress } from '#src/domains/documents/life/life.ts';
import type { DocumentSummary } from '#src/domains/documents/documents.server.ts';
import { normalizePath } from '#src/domains/site-map/normalize-path.ts';
import { servicesContext, type Services } from '#src/services.server.ts';
import { backTo, nothingSelected } from './bulk-changes.server.ts';
import { choiceOf } from './choice.ts';
import { type ListedKind, PAGES, POSTS, untitled } from './document-lists.ts';
import { type PostedAct, selected } from './selected.server.ts';

/** The list that an address asks about. */
export const listOf = (url: URL): ListedKind => (url.pathname === POSTS.deletePath ? POSTS : PAGES);

/** The selected documents, with what visitors would notice. Deletes nothing. The caller asks the policy. */
export async function loadDeletion({ context, url, user }: Omit<PostedAct, 'form'>) {
  const list = listOf(url);
  const back = backTo(list, url);
  const deletion = (['trash', 'purge'] as const).find(
    (each) => each === url.searchParams.get('do'),
  );
  const { documentLists, references } = context.get(servicesContext);
  if (!deletion) return rejectForm();
  const ids = await selected({ context, url, user, form: url.searchParams }, list);
  const found = await documentLists.summaries(ids.map(({ id }) => id));
  const chosen = found.filter(({ kind }) => kind === list.kind);
  if (chosen.length === 0) throw await redirectWithNotice(context, nothingSelected(list), back);
  const documents = await Promise.all(
    chosen.map((each) => describe(references, list, deletion, each)),
  );
  const { noun, label } = list;
  const possible = list.count(documents.filter(({ refusal }) => !refusal).length);
  return { noun, label, deletion, back, documents, possible };
}

export type Deletion = Awaited<ReturnType<typeof loadDeletion>>;

async function describe(
  references: Pick<Services['references'], 'whereUsed'>,
  listed: ListedKind,
  deletion: 'trash' | 'purge',
  document: DocumentSummary,
) {
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
    /** for the form, with the state that this page shows */
    choice: choiceOf(document),
    /** why it is left out */
    refusal: refusalOf(listed, deletion, { state, builtInPath }),
    /** how many places link to its public address */
    links: total,
  };
}

/** Why it is left out. What others did since the list was shown is named, too. */
function refusalOf(
  { noun }: ListedKind,
  deletion: 'trash' | 'purge',
  { state, builtInPath }: Pick<DocumentSummary, 'state' | 'builtInPath'>,
): string | undefined {
  if (state === 'trash') return deletion === 'trash' ? 'It is in the trash already.' : undefined;
  if (deletion === 'purge') return 'It was restored meanwhile, so it stays.';
  return builtInPath === null
    ? undefined
    : `A built-in ${noun} cannot be deleted. Take it offline in its editor instead.`;
}
