import type { RouterContextProvider } from 'react-router';
import { readFields, refuseForm, rejectForm } from '#src/admin/kit/form/form-result.ts';
import type { Notice } from '#src/admin/notices/notice.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { formatCount } from '#src/admin/parts/counts.ts';
import { savedNotice } from '#src/admin/seo/redirects/redirect-actions.server.ts';
import { actorOf } from '#src/platform/activity/activity.ts';
import { servicesContext } from '#src/services.server.ts';
import { NOT_FOUND, type NotFoundQuery } from './not-found-list.ts';

/** The most entries of one request: a page of the list. */
const MAX_SELECTED = 50;

interface ActionRequest {
  form: FormData;
  user: { id: string; email: string };
  context: Readonly<RouterContextProvider>;
  /** the list to return to */
  query: NotFoundQuery;
}

/** Redirects, ignores or ends addresses that were not found. */
export async function changeNotFound({ form, user, context, query }: ActionRequest) {
  const { redirects, notFoundLog } = context.get(servicesContext);
  const by = actorOf(user);
  const fields = readFields(form);
  const back = NOT_FOUND.address(query);
  const done = (notice: Notice) => redirectWithNotice(context, notice, back);
  const selected = form.getAll('path').map(String).slice(0, MAX_SELECTED);
  // `accept` of one entry carries its address in the value of the button.
  const { intent } = fields;
  if (intent === 'redirect') {
    const saved = await redirects.save({ from: fields['from'] ?? '', to: fields['to'] ?? '', by });
    if (saved.ok) return done(savedNotice(saved));
    return refuseForm(fields, { errors: { to: saved.message } });
  }
  if (!['accept', 'gone', 'ignore', 'unignore'].includes(intent ?? '')) return rejectForm();
  if (selected.length === 0)
    return done({ kind: 'error', text: 'Select an address first. Nothing was changed.' });
  const these = formatCount(selected.length, 'address', 'addresses');
  if (intent === 'ignore') {
    await notFoundLog.ignore(selected);
    return done({ kind: 'done', text: `${these} ignored.` });
  }
  if (intent === 'unignore') {
    await notFoundLog.unignore(selected);
    return done({ kind: 'done', text: `${these} back in the lists.` });
  }
  const targets =
    intent === 'accept' ? await suggestionsFor(context, query) : new Map<string, string>();
  const refused: string[] = [];
  let saved = 0;
  for (const path of selected) {
    const to = targets.get(path) ?? '';
    const status = intent === 'gone' ? 410 : 301;
    const from = path.split('/').map(encodeURIComponent).join('/');
    const result = await redirects.save({ from, to, status, by });
    if (result.ok) saved += 1;
    else
      refused.push(
        `${path}: ${to || intent === 'gone' ? result.message : 'There is no suggestion.'}`,
      );
  }
  const what = intent === 'gone' ? 'respond with 410 now' : 'redirected';
  const text = `${formatCount(saved, 'address', 'addresses')} ${what}.`;
  if (refused.length === 0) return done({ kind: 'done', text });
  return done({ kind: 'error', text, items: refused.map((line) => line.slice(0, 400)) });
}

/** The best suggestion of each entry on the page that the form was sent from. */
async function suggestionsFor(
  context: Readonly<RouterContextProvider>,
  { list, page }: NotFoundQuery,
): Promise<Map<string, string>> {
  const { entries } = await context.get(servicesContext).notFoundLog.list(list ?? 'visitors', page);
  return new Map(
    entries.flatMap(({ path, suggestions: [best] }) => (best === undefined ? [] : [[path, best]])),
  );
}
