import { data, redirect } from 'react-router';
import { useEffect, useRef, useState } from 'react';
import {
  ADMIN_HOME,
  FORGOT_PATH,
  rememberedAddress,
  codeAddress,
} from '#src/admin/shell/admin-address.ts';
import { withPrivateHeaders } from '#src/admin/shell/private-headers.server.ts';
import { servicesContext } from '#src/services.server.ts';
import { ActionForm, useFormResult, TextField } from '#src/admin/kit/form/action-form.tsx';
import { refuseForm } from '#src/admin/kit/form/form-result.ts';
import { refuseFields, refusePeopleForm } from '#src/admin/people/people-action.server.ts';
import { throttled } from '#src/domains/people/people.ts';
import type { Auth } from '#src/platform/auth/auth.server.ts';
import type { Route } from './+types/login.ts';
import { readGateForm, redirectSignedIn, visitorOf } from './gate-request.server.ts';
import { Gate, GateLink } from './gate.tsx';
import { MAX_PASSWORD, validateSignIn, WRONG_CREDENTIALS } from './sign-in-form.ts';

export const middleware: Route.MiddlewareFunction[] = [withPrivateHeaders];

export async function loader({ request, context, url }: Route.LoaderArgs) {
  await redirectSignedIn(request, context, url);
  return { isSentHere: rememberedAddress(url) !== ADMIN_HOME };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const fields = await readGateForm(request, context);
  const { auth } = context.get(servicesContext);
  return signIn(auth, fields, visitorOf(request, context), rememberedAddress(url));
}

/** Passes on the `Retry-After` header of the action. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Login({ loaderData }: Route.ComponentProps) {
  return (
    <Gate
      title="Sign in"
      intro={
        loaderData.isSentHere
          ? 'Sign in to open the page you requested.'
          : 'For the team that runs this site.'
      }
    >
      <SignInForm />
      <GateLink to={FORGOT_PATH}>Forgot your password?</GateLink>
    </Gate>
  );
}

/** Email and password. Works as a plain form without JavaScript. */
function SignInForm() {
  const result = useFormResult('sign-in');
  // After wrong credentials, the focus moves on from the message to the password. After a full page load autoFocus has set it.
  const password = useRef<HTMLInputElement>(null);
  const [first] = useState(result);
  useEffect(() => {
    if (result !== first && result?.message) password.current?.select();
  }, [result, first]);

  return (
    <ActionForm intent="sign-in" submit="Sign in" busy="Signing in..." size="large">
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        maxLength={254}
        required
      />
      <TextField
        ref={password}
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        maxLength={MAX_PASSWORD}
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only after a failed attempt
        autoFocus={result?.message !== undefined}
      />
    </ActionForm>
  );
}

/**
 * Signs in with the fields of the posted login form. Returns the form with messages, with status 400 or 429.
 * @throws a redirect to `destination` on success
 */
async function signIn(
  auth: Auth,
  fields: Readonly<Record<string, string>>,
  visitor: ReturnType<typeof visitorOf>,
  destination: string,
) {
  const { email = '', password = '' } = fields;
  const shown = { intent: 'sign-in', email };
  const errors = validateSignIn(email, password);
  if (Object.keys(errors).length > 0) return refuseFields(shown, errors);

  const result = await auth.signIn({ email, password, ...visitor });
  if (result.ok) throw redirect(destination, { status: 303, headers: result.headers });
  if (result.reason === 'code-required')
    throw redirect(codeAddress(destination), { status: 303, headers: result.headers });
  if (result.reason === 'invalid')
    return data(refuseForm(shown, { message: WRONG_CREDENTIALS }), 400);
  return refusePeopleForm(shown, throttled(result.retryAfterSeconds));
}
