import { redirect, type RouterContextProvider } from 'react-router';
import { editorOf } from '#src/admin/documents/endpoint.server.ts';
import { type ListedKind, untitled } from '#src/admin/documents/list/document-lists.ts';
import { readPostedFields } from '#src/admin/kit/form/form-result.ts';
import { editorAddress } from '#src/admin/parts/editor-address.ts';
import { parseText } from '#src/admin/parts/list-query.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import type { Documents } from '#src/domains/documents/documents.server.ts';
import type { ListedDocument } from '#src/domains/documents/lists/document-lists.server.ts';
import type { SignedInUser } from '#src/platform/auth/auth.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { isObject } from '#src/platform/json.ts';
import { servicesContext } from '#src/services.server.ts';

type Context = Readonly<RouterContextProvider>;

const MAX_PICKED = 20;

/**
 * The documents of a list that match a search, to copy one.
 * @param detailOf distinguishes those of the same title
 */
export async function listToCopy(
  { context, url }: { context: Context; url: URL },
  list: ListedKind,
  detailOf: (document: ListedDocument) => string,
) {
  const { documentLists } = context.get(servicesContext);
  const search = parseText(url.searchParams, 'search');
  const { documents: found, total } = await documentLists.list({
    kind: list.kind,
    ...(search && { search }),
    limit: MAX_PICKED,
  });
  const documents = found.map((document) => ({
    id: document.id,
    title: document.title.trim() || untitled(list),
    detail: detailOf(document),
    state: document.state,
  }));
  return { step: 'pick' as const, search, documents, total };
}

/**
 * What a copy of a document begins with; undefined if there is none. The copy has to be found by itself: search engines must not see
 * it as the original, nor under its title.
 */
export async function findToCopy(
  documents: Pick<Documents, 'find'>,
  list: ListedKind,
  from: string,
) {
  const document = isUuid(from) ? await documents.find(from) : undefined;
  if (document?.kind !== list.kind || document.state === 'trash') return undefined;
  const content: DocumentContent = document.content;
  const { seo } = content;
  const { canonical: _canonical, ...kept } = isObject(seo) ? seo : {};
  const name = content.title.trim() || untitled(list);
  return {
    /** value of `from` in the URL */
    from,
    kind: 'copy' as const,
    name,
    title: `${name} (copy)`,
    content: isObject(seo) ? { ...content, seo: { ...kept, title: '' } } : content,
  };
}

/** The id of a new draft: a repeated request with it makes no second one. */
export const draftId = ({ id = '' }: Readonly<Record<string, string>>): string =>
  isUuid(id) ? id : crypto.randomUUID();

/** What a new document of a kind that asks for nothing begins with. */
const BLANK: Partial<Record<ListedKind['kind'], DocumentContent>> = {
  section: { title: '', blocks: [] },
  story: { title: '' },
  template: { title: '', kind: 'own', blocks: [] },
};

/** Makes a blank draft or a copy, and opens it. The caller asks the policy. */
export async function makeDraft(
  { request, context }: { request: Request; context: Context },
  user: SignedInUser,
  list: ListedKind,
): Promise<Response> {
  const { documents } = context.get(servicesContext);
  const fields = await readPostedFields(request);
  const { from } = fields;
  const copied = from === undefined ? undefined : await findToCopy(documents, list, from);
  if (from !== undefined && !copied) return redirect(list.path);
  // Only templates are copied here, and a category has one.
  const content = copied
    ? { ...copied.content, title: copied.title, defaultFor: [] }
    : BLANK[list.kind]!;
  const made = await documents.create(list.kind, content, editorOf(user), draftId(fields));
  return redirect(editorAddress(list.kind, made.id));
}
