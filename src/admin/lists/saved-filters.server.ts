import type { RouterContextProvider } from 'react-router';
import { readFields } from '#src/admin/kit/form/form-result.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { servicesContext } from '#src/services.server.ts';
import { type List, queryToSave } from './define-list.ts';

/** The filters of a list that a person has named, each a query. */

interface Reader {
  context: Readonly<RouterContextProvider>;
  user: { id: string };
}

export async function readSavedFilters({ context, user }: Reader, list: List, query: object) {
  const saved = await context.get(servicesContext).savedFilters.list(user.id, list.nouns);
  const current = queryToSave(list, query);
  return saved.map((each) => ({ ...each, isCurrent: each.query === current }));
}

/** Whether a form keeps or removes a filter. Filters are the reader's own. */
export const isOfSavedFilter = (form: FormData): boolean =>
  ['save-filter', 'remove-filter'].includes(readFields(form)['intent'] ?? '');

/** Names the current filter, or removes one. */
export async function keepFilter(
  { context, user }: Reader,
  list: List,
  query: object,
  form: FormData,
) {
  const { savedFilters } = context.get(servicesContext);
  const { intent, name = '', filter = '' } = readFields(form);
  const isNew = intent === 'save-filter';
  const refusal = isNew
    ? await savedFilters.save(user.id, list.nouns, { name, query: queryToSave(list, query) })
    : undefined;
  if (!isNew) await savedFilters.remove(user.id, filter);
  return redirectWithNotice(
    context,
    refusal === undefined
      ? { kind: 'done', text: isNew ? 'Filter saved.' : 'Filter removed.' }
      : { kind: 'error', text: refusal },
    list.address(query),
  );
}
