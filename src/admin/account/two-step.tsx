import { data, type RouterContextProvider } from 'react-router';
import { confirmIdentity, identityNeeds } from '#src/admin/confirm/confirm-identity.server.ts';
import { readPostedFields, rejectForm } from '#src/admin/forms/form-result.ts';
import { PageHead } from '#src/admin/parts/page-head.tsx';
import { refuseFields, refusePeopleForm } from '#src/admin/people/people-action.server.ts';
import { ACCOUNT_PATH } from '#src/admin/shell/admin-address.ts';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import { currentSession } from '#src/admin/shell/signed-in-user.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/two-step.ts';
import './account.css';
import { Enroll } from './enroll.tsx';
import { readEnrollment, writeEnrollment } from './enrollment.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoStepStart } from './two-step-start.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, 'account.change-own');
  const session = currentSession(context);
  const security = await context.get(servicesContext).people.security(session);
  return {
    isOn: security.hasTotp,
    mustEnroll: session.mustEnroll,
    needs: await identityNeeds(context),
  };
}

/** Begins the setup, ends it with a code, or replaces the recovery codes. Keys and codes are shown, never redirected to. */
export async function action({ request, context }: Route.ActionArgs) {
  requirePermission(context, 'account.change-own');
  const fields = await readPostedFields(request);
  if (fields['intent'] === 'verify') return verify(context, fields);
  const isBegin = fields['intent'] === 'begin';
  if (!isBegin && fields['intent'] !== 'renew-codes') return rejectForm();
  const unconfirmed = await confirmIdentity(context, fields);
  if (unconfirmed) return refuse(refuseFields(fields, unconfirmed));
  const { people } = context.get(servicesContext);
  const by = currentSession(context);
  if (isBegin) {
    const begun = await people.beginTotp(by);
    return begun.ok
      ? data({ ...NOTHING, enrollment: begun.enrollment })
      : refuse(refusePeopleForm(fields, begun));
  }
  const renewed = await people.renewRecoveryCodes(by);
  return renewed.ok
    ? data({ ...NOTHING, codes: renewed.recoveryCodes })
    : refuse(refusePeopleForm(fields, renewed));
}

const NOTHING = { codes: undefined, enrollment: undefined, result: undefined };

type Refused = ReturnType<typeof refuseFields>;

const refuse = ({ data: result, init }: Refused, enrollment = readEnrollment(undefined)) =>
  data({ ...NOTHING, enrollment, result }, init ?? {});

/** After a wrong code the same QR code is shown again: the form carries it. */
async function verify(
  context: Readonly<RouterContextProvider>,
  fields: Readonly<Record<string, string>>,
) {
  const enrollment = readEnrollment(fields['enrollment']);
  const code = fields['code'] ?? '';
  if (code === '') return refuse(refuseFields(fields, { code: 'Enter the code' }), enrollment);
  const { people } = context.get(servicesContext);
  const result = await people.confirmTotp(code, currentSession(context));
  if (result.ok) return data({ ...NOTHING, codes: result.recoveryCodes });
  const refusal = refusePeopleForm(fields, result, { 'wrong-code': 'code' });
  return refuse(refusal, result.reason === 'enrollment-expired' ? undefined : enrollment);
}

/** Sets up an authenticator app, and shows recovery codes once. */
export default function TwoStep({ loaderData, actionData }: Route.ComponentProps) {
  const { isOn, mustEnroll, needs } = loaderData;
  const { codes, enrollment, result } = actionData ?? NOTHING;
  return (
    <>
      <PageHead
        title={codes ? 'Save your recovery codes' : 'Two-step sign-in'}
        crumbs={mustEnroll ? [] : [{ label: 'Your account', to: ACCOUNT_PATH }]}
      />
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : enrollment ? (
        <Enroll enrollment={enrollment} carried={writeEnrollment(enrollment)} result={result} />
      ) : (
        <TwoStepStart isOn={isOn} mustEnroll={mustEnroll} needs={needs} result={result} />
      )}
    </>
  );
}
