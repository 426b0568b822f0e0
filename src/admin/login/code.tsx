import { redirect } from 'react-router';
import { ActionForm, TextField } from '#src/admin/kit/form/action-form.tsx';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import {
  loginAddress,
  LOGIN_PATH,
  rememberedAddress,
  TWO_STEP_PATH,
} from '#src/admin/shell/admin-address.ts';
import { refuseFields, refusePeopleForm } from '#src/admin/people/people-action.server.ts';
import { throttled } from '#src/domains/people/people.ts';
import { withPrivateHeaders } from '#src/admin/shell/private-headers.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/code.ts';
import { readGateForm, redirectSignedIn, visitorOf } from './gate-request.server.ts';
import { Gate, GateLink } from './gate.tsx';

export const middleware: Route.MiddlewareFunction[] = [withPrivateHeaders];

const EXPIRED = 'That took more than ten minutes. Sign in again.';

/** Without a first step, or signed in already, there is nothing to do here. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  await redirectSignedIn(request, context, url);
  if (!(await context.get(servicesContext).auth.isCodeAwaited(request)))
    throw redirect(loginAddress(new URL(rememberedAddress(url), url)));
  return null;
}

/** The second step of a sign-in. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const fields = await readGateForm(request, context);
  const { auth } = context.get(servicesContext);
  const code = fields['code'] ?? '';
  if (code === '') return refuseFields(fields, { code: 'Enter the code' });
  const result = await auth.signInWithCode({ code, ...visitorOf(request, context) });
  if (result.ok && result.usedRecoveryCode) {
    const response = await redirectWithNotice(
      context,
      {
        kind: 'done',
        text: 'You signed in with a recovery code, which is used up now. If your phone is lost, set up two-step sign-in again.',
        link: { label: 'Two-step sign-in', to: TWO_STEP_PATH },
      },
      rememberedAddress(url),
    );
    for (const cookie of result.headers.getSetCookie())
      response.headers.append('Set-Cookie', cookie);
    throw response;
  }
  if (result.ok) throw redirect(rememberedAddress(url), { status: 303, headers: result.headers });
  if (result.reason === 'throttled')
    return refusePeopleForm(fields, throttled(result.retryAfterSeconds));
  return refuseFields(fields, {
    code:
      result.reason === 'expired'
        ? EXPIRED
        : 'Incorrect code. Codes change every 30 seconds and work once: wait for the next one.',
  });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

/** Asks for the code from the authenticator app, or a recovery code. */
export default function Code() {
  return (
    <Gate
      title="Enter your code"
      intro="Open your authenticator app and enter the six digits for this site. No phone? Use one of your recovery codes."
    >
      <ActionForm intent="code" submit="Sign in" busy="Checking..." size="large">
        <TextField name="code" label="Code" autoComplete="one-time-code" maxLength={40} required />
      </ActionForm>
      <GateLink to={LOGIN_PATH}>Sign in as someone else</GateLink>
    </Gate>
  );
}
