import { readPostedFields, rejectForm } from '#src/admin/kit/form/form-result.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { adminAddress } from '#src/admin/shell/admin-address.ts';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/views-endpoint.ts';

/** `POST /admin/api/views`: names a filter of a list for the reader alone, or removes one; then goes back to the list. */
export async function action({ request, context }: Route.ActionArgs) {
  const { savedFilters, user } = servicesFor(context, 'account.change-own');
  const fields = await readPostedFields(request);
  const { intent, name = '', filter = '', list = '', query = '' } = fields;
  const back = adminAddress(fields['back'] ?? '');
  if (intent === 'remove-filter') {
    await savedFilters.remove(user.id, filter);
    return redirectWithNotice(context, 'Filter removed.', back);
  }
  if (intent !== 'save-filter' || !/^[a-z ]{1,40}$/.test(list)) return rejectForm();
  const refusal = await savedFilters.save(user.id, list, { name, query });
  return redirectWithNotice(
    context,
    refusal === undefined ? 'Filter saved.' : { kind: 'error', text: refusal },
    back,
  );
}
