import { editorOf } from '#src/admin/documents/endpoint.server.ts';
import { rejectForm } from '#src/admin/kit/form/form-result.ts';
import type { Notice } from '#src/admin/notices/notice.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { editorAddress } from '#src/admin/parts/editor-address.ts';
import type {
  DocumentChange,
  DocumentSummary,
  DocumentView,
  Refused,
} from '#src/domains/documents/documents.server.ts';
import type { Permission } from '#src/platform/auth/policy.ts';
import { servicesContext } from '#src/services.server.ts';
import { type Choice, choiceOf } from './choice.ts';
import { type ListedKind, untitled } from './document-lists.ts';
import { type PostedAct, selected } from './selected.server.ts';

/** Changes of the documents of a list, and what is reported about them. */

/** A cookie carries what an undo and a report need. */
const MAX_UNDO = 20;
const MAX_ITEMS = 6;
const MAX_ITEM = 160;
const MAX_TITLE = 60;

const DONE = {
  trash: 'moved to the trash',
  restore: 'restored',
  purge: 'deleted for good',
  archive: 'archived',
  'use-again': 'in use again',
} as const;

type ListAct = keyof typeof DONE;

type Listed = Pick<ListedKind, 'kind' | 'noun' | 'path' | 'count'>;

/** with the document as it is now; `note` says what stays as it was */
type ListResult =
  | { ok: true; document?: DocumentView; isUnchanged?: boolean; note?: string | undefined }
  | { ok: false; message: string };

/** A change of each selected document. */
export interface ListChange {
  /** `moved to the trash` */
  done: string;
  failed?: string;
  change(document: DocumentSummary, choice: Choice): Promise<ListResult>;
}

/** The list with the query that an address has. */
export const backTo = (list: ListedKind, url: URL): string =>
  list.address(list.parse(url.searchParams));

const intentOf = (form: FormData | URLSearchParams) =>
  form.has('restore') ? 'restore' : (form.get('intent') ?? form.get('do'));

/** The permission for a form or a query. */
export const permissionOfAct = (form: FormData | URLSearchParams): Permission =>
  intentOf(form) === 'purge' ? 'content.purge' : 'content.publish';

interface Selection {
  listed: Listed;
  chosen: readonly Choice[];
  /** those that still exist, of any kind */
  found: readonly DocumentSummary[];
}

/** One after another, so that one refusal keeps no other document from being changed. */
export async function changeEach(
  { listed, chosen, found }: Selection,
  { done, failed = `not ${done}`, change }: ListChange,
) {
  const { noun, kind, count } = listed;
  const changed: string[] = [];
  /** the changed documents as they are now, for an undo */
  const choices: string[] = [];
  const refusals = new Set<string>();
  const notes: string[] = [];
  let unchanged = 0;
  for (const choice of chosen) {
    const document = found.find((each) => each.id === choice.id && each.kind === kind);
    const result: ListResult = document
      ? await change(document, choice)
      : { ok: false, message: `A ${noun} was deleted for good meanwhile.` };
    if (!result.ok) refusals.add(result.message);
    else {
      changed.push(choice.id);
      if (result.document) choices.push(choiceOf(result.document));
      if (result.isUnchanged) unchanged += 1;
      if (result.note) notes.push(`${nameOf(listed, document!.title)}: ${result.note}`);
    }
  }
  const made = changed.length - unchanged;
  const refused = chosen.length - changed.length;
  const sentences = [
    made > 0 && `${count(made)} ${done}.`,
    unchanged > 0 && `${count(unchanged)} ${unchanged === 1 ? 'was' : 'were'} so already.`,
    refused > 0 && `${count(refused)} ${failed}.`,
  ];
  const notice: Notice =
    chosen.length === 0
      ? nothingSelected(listed)
      : {
          kind: refused > 0 ? 'error' : 'done',
          text: sentences.filter(Boolean).join(' '),
          ...itemsOf([...refusals, ...notes]),
        };
  return { notice, changed, choices };
}

/** The same for what a form has selected. */
export async function changeSelected(posted: PostedAct, listed: ListedKind, change: ListChange) {
  const chosen = await selected(posted, listed);
  const { documentLists } = posted.context.get(servicesContext);
  const found = await documentLists.summaries(chosen.map(({ id }) => id));
  return changeEach({ listed, chosen, found }, change);
}

/** The reason in a report why a document was not changed. */
export const refusalOf = (
  listed: Pick<Listed, 'noun'>,
  title: string,
  { done, problems: [problem] = [], message }: Refused,
): Extract<ListResult, { ok: false }> => ({
  ok: false,
  message: `${nameOf(listed, title)}: ${done ?? problem?.message ?? message}`,
});

/** A document in a sentence of a report. */
function nameOf(listed: Pick<Listed, 'noun'>, title: string): string {
  const name = title.trim() || untitled(listed);
  return `“${name.length > MAX_TITLE ? `${name.slice(0, MAX_TITLE - 1).trimEnd()}…` : name}”`;
}

/** Details for a notice, as many as it can carry. */
function itemsOf(lines: readonly string[]): Pick<Notice, 'items'> {
  if (lines.length === 0) return {};
  const shown = lines.length > MAX_ITEMS ? lines.slice(0, MAX_ITEMS - 1) : lines;
  const more = lines.length - shown.length;
  const items = shown.map((line) =>
    line.length > MAX_ITEM ? `${line.slice(0, MAX_ITEM - 1)}…` : line,
  );
  return { items: more > 0 ? [...items, `and ${more} more`] : items };
}

/**
 * Does the same to each posted document that is as its list showed it, and says what was not done, and why. A single one that is
 * restored opens. The caller asks the policy.
 * @param acts those that the list offers
 * @throws a 400 response for another act
 */
export async function actOnList(
  posted: PostedAct,
  listed: ListedKind,
  acts: readonly ListAct[],
): Promise<Response> {
  const { context, url, user, form } = posted;
  const by = editorOf(user);
  const { documents } = context.get(servicesContext);
  const act = acts.find((each) => each === intentOf(form)) ?? rejectForm();
  const one = form.get('restore');
  const { notice, changed, choices } = await changeSelected(posted, listed, {
    done: DONE[act],
    async change({ id, title }, { version, seen }) {
      const outcome =
        act === 'purge'
          ? await documents.purge(id, by, seen)
          : await documents.change(id, changeOf(act, version), by, seen);
      return outcome.ok ? outcome : refusalOf(listed, title, outcome);
    },
  });
  const [first] = changed;
  const to = one !== null && first ? editorAddress(listed.kind, first) : backTo(listed, url);
  // What went to the trash can be brought back from it.
  const undo = act === 'trash' && choices.length > 0 && wayBack(listed, choices);
  return redirectWithNotice(context, { ...notice, ...undo }, to);
}

function changeOf(act: Exclude<ListAct, 'purge'>, version: number): DocumentChange {
  switch (act) {
    case 'archive':
      return { type: 'unpublish' };
    case 'use-again':
      return { type: 'publish', version };
    case 'trash':
      return { type: 'trash' };
    case 'restore':
      return { type: 'restore-from-trash' };
  }
}

export const nothingSelected = ({ noun }: Pick<Listed, 'noun'>): Notice => ({
  kind: 'error',
  text: `Select a ${noun} first.`,
});

function wayBack(
  { path }: Pick<Listed, 'path'>,
  choices: readonly string[],
): Pick<Notice, 'undo' | 'link'> {
  if (choices.length > MAX_UNDO)
    return { link: { label: 'Show the trash', to: `${path}?state=trash` } };
  const fields = Object.fromEntries(choices.map((choice, at) => [`id-${at}`, choice]));
  return { undo: { to: path, fields: { intent: 'restore', ...fields } } };
}
