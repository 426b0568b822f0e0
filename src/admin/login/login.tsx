import { redirect } from 'react-router';
import { ADMIN_HOME, FORGOT_PATH, rememberedAddress } from '#src/admin/shell/admin-address.ts';
import { withPrivateHeaders } from '#src/admin/shell/private-headers.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/login.ts';
import { readGateForm, visitorOf } from './gate-request.server.ts';
import { Gate, GateLink } from './gate.tsx';
import { SignInForm } from './sign-in-form-view.tsx';
import { signIn } from './sign-in.server.ts';

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

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Gate
      title="Sign in"
      intro={
        loaderData.isSentHere
          ? 'Sign in to open the page you requested.'
          : 'For the team that runs this site.'
      }
    >
      <SignInForm result={actionData} />
      <GateLink to={FORGOT_PATH}>Forgot your password?</GateLink>
    </Gate>
  );
}
