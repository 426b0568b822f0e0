import type { RouterContextProvider } from 'react-router';
import { readFields, refuseForm, rejectForm } from '#src/admin/kit/form/form-result.ts';
import { selectsAll } from '#src/admin/lists/selected-ids.ts';
import type { Notice } from '#src/admin/notices/notice.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { formatCount } from '#src/admin/parts/counts.ts';
import { REDIRECTS_ADDRESS } from '#src/admin/parts/seo-address.ts';
import { printStart } from '#src/domains/redirects/redirect-address.ts';
import { REDIRECT_STATUSES, type RedirectStatus } from '#src/domains/redirects/redirect.ts';
import type { SaveResult } from '#src/domains/redirects/save-redirect.server.ts';
import { actorOf } from '#src/platform/activity/activity.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { servicesContext } from '#src/services.server.ts';
import { filterOf, type RedirectQuery, REDIRECTS } from './redirect-list.ts';

interface ActionRequest {
  form: FormData;
  user: { id: string; email: string };
  context: Readonly<RouterContextProvider>;
  /** the list, of which all redirects may be deleted, and to return to */
  query: RedirectQuery;
}

/** Saves, deletes or restores redirects. */
export async function changeRedirects({ form, user, context, query }: ActionRequest) {
  const { redirects } = context.get(servicesContext);
  const by = actorOf(user);
  const fields = readFields(form);
  const { edit: _edit, ...list } = query;
  const back = REDIRECTS.address(list);
  const done = (notice: Notice) => redirectWithNotice(context, notice, back);
  switch (fields['intent'] ?? '') {
    case 'save': {
      const { from = '', to = '', extent = 'exact', isEdit } = fields;
      const saved = await redirects.save({
        from,
        to,
        kind: extent === 'exact' ? 'exact' : 'prefix',
        carriesRest: extent === 'keep',
        status: parseStatus(fields['status']),
        by,
      });
      if (saved.ok) return done(savedNotice(saved));
      // The address of an edited redirect is not a field.
      const field = isEdit ? 'to' : saved.field;
      return refuseForm(fields, { errors: { [field]: saved.message } });
    }
    case 'delete': {
      const one = fields['one'];
      const starts = one === undefined ? form.getAll('from').map(String) : [one];
      if (one === undefined && selectsAll(form))
        for await (const some of redirects.all(filterOf(query)))
          starts.push(...some.map(({ from }) => from));
      const { id, deleted } = await redirects.delete(starts, by);
      if (deleted.length === 0)
        return done({ kind: 'error', text: 'Select a redirect first. Nothing was deleted.' });
      const [first] = deleted;
      const what =
        deleted.length === 1 ? printStart(first!.from) : formatCount(deleted.length, 'redirect');
      const text = `${what} deleted. Visitors get “Page not found” there now.`;
      const undo = undoOf(id);
      return done({ kind: 'done', text, undo });
    }
    case 'undo': {
      const id = fields['change'] ?? '';
      const undone = isUuid(id) ? await redirects.undoChange(id, by) : undefined;
      return done(undoneNotice(undone));
    }
    default:
      return rejectForm();
  }
}

/** The form that takes a deletion or an import back. */
export const undoOf = (change: string): NonNullable<Notice['undo']> => ({
  to: REDIRECTS_ADDRESS,
  fields: { intent: 'undo', change },
});

const parseStatus = (typed: string | undefined): RedirectStatus =>
  REDIRECT_STATUSES.find((status) => String(status) === typed) ?? 301;

/** The notice of a saved redirect, and of the others that changed with it. */
export function savedNotice({
  redirect: { from, to, status },
  collapsed,
}: Extract<SaveResult, { ok: true }>): Notice {
  const start = printStart(from);
  const text = status === 410 ? `${start} responds with 410 now.` : `${start} leads to ${to} now.`;
  if (collapsed === 0) return { kind: 'done', text: text.slice(0, 400) };
  const others = `${formatCount(collapsed, 'earlier redirect')} to ${start} ${collapsed === 1 ? 'leads' : 'lead'} there too.`;
  return { kind: 'done', text: text.slice(0, 400), items: [others.slice(0, 400)] };
}

function undoneNotice(undone: { restored: number; refused: number } | undefined): Notice {
  if (!undone) return { kind: 'error', text: 'This was undone before, or is over a day old.' };
  const { restored, refused } = undone;
  if (refused === 0)
    return { kind: 'done', text: `${formatCount(restored, 'redirect')} restored.` };
  const text = `${formatCount(restored, 'redirect')} restored. ${formatCount(refused, 'address', 'addresses')} could not be, since a page or another redirect is there now.`;
  return { kind: 'error', text };
}
