import type { RouterContextProvider } from 'react-router';
import { readFields } from '#src/admin/forms/form-result.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { servicesContext } from '#src/services.server.ts';
import { type List, queryToSave } from './define-list.ts';

/** The views of a list that a person has named, each a query. */

interface Reader {
  context: Readonly<RouterContextProvider>;
  user: { id: string };
}

export async function readSavedViews({ context, user }: Reader, list: List, query: object) {
  const saved = await context.get(servicesContext).savedFilters.list(user.id, list.nouns);
  const current = queryToSave(list, query);
  return saved.map((each) => ({ ...each, isCurrent: each.query === current }));
}

/** Whether a form keeps or removes a view. Views are the reader's own. */
export const isOfSavedView = (form: FormData): boolean =>
  ['save-filter', 'remove-filter'].includes(readFields(form)['intent'] ?? '');

/** Names the current view, or removes one. */
export async function keepView(
  { context, user }: Reader,
  list: List,
  query: object,
  form: FormData,
) {
  const { savedFilters, config } = context.get(servicesContext);
  const { intent, name = '', filter = '' } = readFields(form);
  const isNew = intent === 'save-filter';
  const view = { name, query: queryToSave(list, query) };
  const refusal = isNew
    ? await savedFilters.save(user.id, list.nouns, view)
    : void (await savedFilters.remove(user.id, filter));
  return redirectWithNotice(
    refusal === undefined
      ? { kind: 'done', text: isNew ? 'Filter saved.' : 'Filter removed.' }
      : { kind: 'error', text: refusal },
    list.address(query),
    config.SECURE_COOKIES,
  );
}
