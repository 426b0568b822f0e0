import type { RouterContextProvider } from 'react-router';
import { rejectForm } from '#src/admin/kit/form/form-result.ts';
import { MAX_SELECTED, selectsAll } from '#src/admin/lists/selected-ids.ts';
import { markOf } from '#src/domains/documents/life/life.ts';
import type { SignedInUser } from '#src/platform/auth/auth.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { servicesContext } from '#src/services.server.ts';
import { type Choice, parseChoice } from './choice.ts';
import type { ListedKind } from './document-lists.ts';
import { filterOf } from './read-tracked.server.ts';

/** The form of a list, sent to its address with its query. */
interface Posted<Form> {
  context: Readonly<RouterContextProvider>;
  url: URL;
  user: SignedInUser;
  form: Form;
}
export type PostedAct = Posted<FormData>;

const OLD_LIST =
  'This does not say which state it was decided on. Go back, reload the list, and decide again.';

/**
 * The documents of a form or a query, also of an undo, whose fields have numbered names.
 * @throws a 400 response for a document without the state that the reader saw
 */
function named(values: Iterable<[string, unknown]>): Choice[] {
  const found = new Map<string, Choice>();
  for (const [name, value] of values) {
    if (name !== 'id' && !name.startsWith('id-')) continue;
    const choice = parseChoice(value);
    if (choice) found.set(choice.id, choice);
    else if (typeof value === 'string' && isUuid(value)) rejectForm(OLD_LIST);
  }
  return [...found.values()].slice(0, MAX_SELECTED);
}

/**
 * The documents that a form or a query names, or all that its list matches, as they are now. The field `restore` names a single
 * one, whichever are selected.
 */
export async function selected(
  { context, url, user, form }: Posted<FormData | URLSearchParams>,
  listed: ListedKind,
): Promise<Choice[]> {
  const one = form.get('restore');
  if (one !== null || !selectsAll(form)) return named(one === null ? form : [['id', one]]);
  const filter = filterOf(listed, listed.parse(url.searchParams), user);
  const { documentLists } = context.get(servicesContext);
  const { documents } = await documentLists.list({ ...filter, limit: MAX_SELECTED });
  return documents.map(({ id, version, life }) => ({ id, version, seen: markOf(life) }));
}
