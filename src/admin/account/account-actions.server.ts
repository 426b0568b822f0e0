import type { RouterContextProvider } from 'react-router';
import { requireRecentSignIn } from '#src/admin/confirm/confirm-identity.server.ts';
import { rejectForm } from '#src/admin/kit/form/form-result.ts';
import { colorSchemeCookie } from '#src/admin/shell/color-scheme.server.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import {
  changePeople,
  refuseFields,
  refusePeopleForm,
} from '#src/admin/people/people-action.server.ts';
import { ACCOUNT_PATH } from '#src/admin/shell/admin-address.ts';
import { currentSession } from '#src/admin/shell/permission.server.ts';
import { normalizeEmail } from '#src/platform/mail-address/email-address.ts';
import { servicesContext } from '#src/services.server.ts';

type Context = Readonly<RouterContextProvider>;
type Fields = Readonly<Record<string, string>>;

/** Changes the own account, as one of the forms on its page asks for. */
export async function changeAccount(context: Context, fields: Fields, url: URL) {
  const { people } = context.get(servicesContext);
  // Read when the change runs: confirming the identity renews the session.
  const by = () => currentSession(context);
  const to = ACCOUNT_PATH;
  switch (fields['intent'] ?? '') {
    case 'scheme': {
      const response = await redirectWithNotice(context, 'The colors were changed.', to);
      const { SECURE_COOKIES } = context.get(servicesContext).config;
      response.headers.append('Set-Cookie', colorSchemeCookie(fields['scheme'], SECURE_COOKIES));
      return response;
    }
    case 'name': {
      const name = fields['name'] ?? '';
      if (name === '') return refuseFields(fields, { name: 'Enter your name' });
      return changePeople(context, fields, {
        run: () => people.changeName(name.slice(0, 100), by()),
        isSensitive: false,
        to,
        notice: 'Your name was changed.',
      });
    }
    case 'email': {
      const email = normalizeEmail(fields['email'] ?? '');
      if (!email) return refuseFields(fields, { email: 'Enter a valid email address' });
      return changePeople(context, fields, {
        run: () => people.requestEmailChange(email, by()),
        to,
        notice: 'Open the link in the email to the new address. Until then nothing changes.',
        fieldOf: { 'same-email': 'email', 'already-a-user': 'email', 'invalid-email': 'email' },
      });
    }
    case 'cancel-email':
      return changePeople(context, fields, {
        run: () => people.cancelEmailChange(by()),
        isSensitive: false,
        to,
        notice: 'Your address stays as it is. The link in the email no longer works.',
      });
    case 'password':
      return changePassword(context, fields);
    case 'disable-totp':
      return changePeople(context, fields, {
        run: () => people.disableTotp(by()),
        to,
        notice: 'Two-step sign-in is off. Your recovery codes no longer work.',
      });
    // The buttons of the list of browsers come without fields.
    case 'end-session':
      requireRecentSignIn(context, url);
      return changePeople(context, fields, {
        run: () => people.endSession(fields['session'] ?? '', by()),
        to,
        notice: 'That browser was signed out.',
      });
    case 'end-others':
      requireRecentSignIn(context, url);
      return changePeople(context, fields, {
        run: () => people.endOtherSessions(by()),
        to,
        notice: 'All other browsers were signed out.',
      });
    default:
      return rejectForm();
  }
}

async function changePassword(context: Context, fields: Fields) {
  const current = fields['current-password'] ?? '';
  const next = fields['password'] ?? '';
  if (current === '' || next === '')
    return refuseFields(fields, {
      ...(current === '' && { 'current-password': 'Enter your current password' }),
      ...(next === '' && { password: 'Choose a password' }),
    });
  const { people } = context.get(servicesContext);
  const code = fields['code'] ?? '';
  const result = await people.changePassword({ current, next, code }, currentSession(context));
  if (!result.ok)
    return refusePeopleForm(fields, result, {
      'wrong-password': 'current-password',
      'wrong-code': 'code',
    });
  const notice = 'Your password was changed. All other browsers were signed out.';
  const response = await redirectWithNotice(context, notice, ACCOUNT_PATH);
  for (const cookie of result.headers.getSetCookie()) response.headers.append('Set-Cookie', cookie);
  return response;
}
