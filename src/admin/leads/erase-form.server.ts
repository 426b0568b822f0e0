import type { RouterContextProvider } from 'react-router';
import { confirmIdentity } from '#src/admin/confirm/confirm-identity.server.ts';
import { readFields } from '#src/admin/forms/form-result.ts';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import { actorOf } from '#src/platform/activity/activity.ts';
import { normalizeEmail } from '#src/platform/mail-address/email-address.ts';
import { refuseFields } from '#src/admin/people/people-action.server.ts';
import type { Notice } from '#src/admin/notices/notice.ts';
import { erasedNotice } from './lead-notice.ts';

interface Erasure {
  /** the person; undefined for an address that is typed twice, so that a typo cannot erase someone else */
  email?: string;
}

/** Erases a person whose address was typed to confirm. Returns the refused form, with the errors by field. */
export async function eraseTyped(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  { email: known }: Erasure = {},
): Promise<Notice | ReturnType<typeof refuseFields>> {
  const { erasePerson, user } = servicesFor(context, 'people.erase');
  const fields = readFields(form);
  const email = known ?? normalizeEmail(fields['address'] ?? '');
  if (!email)
    return refuseFields(fields, { address: 'This is not an email address. Nothing was erased.' });
  const typed = fields['confirmation'] ?? '';
  const confirmation = known === undefined ? normalizeEmail(typed) : typed;
  if (confirmation?.toLowerCase() !== email.toLowerCase())
    return refuseFields(fields, {
      confirmation:
        known === undefined
          ? 'The two addresses do not match. Nothing was erased.'
          : 'This does not match the email address of the lead. Nothing was erased.',
    });
  const unconfirmed = await confirmIdentity(context, fields);
  if (unconfirmed) return refuseFields(fields, unconfirmed);
  return erasedNotice(await erasePerson(email, actorOf(user)));
}
