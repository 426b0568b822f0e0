import { redirect, type RouterContextProvider } from 'react-router';
import { confirmAddress } from '#src/admin/shell/admin-address.ts';
import { currentSession, sessionContext } from '#src/admin/shell/permission.server.ts';
import { isRecentSignIn } from '#src/platform/auth/recent-sign-in.ts';
import { servicesContext } from '#src/services.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Proofs that a form has to ask for before a sensitive action. */
export interface IdentityProofs {
  /** a code from the authenticator app, or a recovery code */
  code: boolean;
}

const PASSWORD_FIELD = 'confirm-password';
const CODE_FIELD = 'confirm-code';

/** The proofs that the forms of a page have to ask for; undefined while the sign-in is recent. */
export async function readIdentityProofs(context: Context): Promise<IdentityProofs | undefined> {
  const session = currentSession(context);
  if (isRecentSignIn(session, new Date())) return undefined;
  const { hasTotp } = await context.get(servicesContext).people.security(session);
  return { code: hasTotp };
}

/**
 * Checks the password (and code) that a form carries because the sign-in is not recent. Until then the form stays on the
 * page with everything that was typed in it.
 * @returns messages by field; undefined when the person is confirmed
 */
export async function confirmIdentity(
  context: Context,
  fields: Readonly<Record<string, string>>,
): Promise<Record<string, string> | undefined> {
  const session = currentSession(context);
  if (isRecentSignIn(session, new Date())) return undefined;
  const [password = '', code = ''] = [fields[PASSWORD_FIELD], fields[CODE_FIELD]];
  const { people } = context.get(servicesContext);
  // No response repeats a code, so a refused form has to ask for it again.
  const { hasTotp } = await people.security(session);
  const codeAgain = hasTotp ? { [CODE_FIELD]: 'Enter the code from your app' } : {};
  if (password === '')
    return { [PASSWORD_FIELD]: 'Enter your password to confirm that it is you.', ...codeAgain };
  const result = await people.confirmIdentity({ password, ...(code && { code }) }, session);
  if (!result.ok)
    return result.reason === 'wrong-code'
      ? { [CODE_FIELD]: result.message }
      : { [PASSWORD_FIELD]: result.message, ...codeAgain };
  context.set(sessionContext, { ...session, confirmedAt: new Date() });
  return undefined;
}

/**
 * For a link or a button without fields, such as an export: there is no form that could ask for the password.
 * @throws a redirect to the page that asks, and leads back, unless the sign-in is recent
 */
export function requireRecentSignIn(context: Context, url: URL): void {
  if (isRecentSignIn(currentSession(context), new Date())) return;
  throw redirect(confirmAddress(url));
}
