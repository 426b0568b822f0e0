import { redirect } from 'react-router';
import { ADMIN_HOME, FORGOT_PATH, rememberedAddress } from '#src/admin/shell/admin-address.ts';
import { withPrivateHeaders } from '#src/admin/shell/private-headers.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/login.ts';
import { readGateForm, visitorOf } from './gate-request.server.ts';
import { Gate, GateLink } from './gate.tsx';
import { signIn } from './sign-in.server.ts';
import { useEffect, useRef, useState } from 'react';
import { ActionForm, useFormResult } from '#src/admin/forms/action-form.tsx';
import { TextField } from '#src/admin/forms/text-field.tsx';
import { MAX_PASSWORD } from './sign-in-form.ts';

export const middleware: Route.MiddlewareFunction[] = [withPrivateHeaders];

/** Redirects signed-in users. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { auth } = context.get(servicesContext);
  if (await auth.session(request, visitorOf(request, context)))
    throw redirect(rememberedAddress(url));
  return { isSentHere: rememberedAddress(url) !== ADMIN_HOME };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const fields = await readGateForm(request, context);
  const { auth } = context.get(servicesContext);
  const cookies = request.headers.get('cookie') ?? '';
  const visitor = { ...visitorOf(request, context), cookies };
  return signIn(auth, fields, visitor, rememberedAddress(url));
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
