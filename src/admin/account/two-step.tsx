import { data, type RouterContextProvider } from 'react-router';
import { useEffect, useRef, useState } from 'react';
import { useSiteName } from '#src/admin/parts/site-brand.tsx';
import { filePrefixOf } from '#src/domains/site-map/slug-of.ts';
import { confirmIdentity, readIdentityProofs } from '#src/admin/confirm/confirm-identity.server.ts';
import { Button, LinkButton } from '#src/admin/kit/button.tsx';
import { readPostedFields, rejectForm } from '#src/admin/kit/form/form-result.ts';
import { Part, TextList, PageHead } from '#src/admin/kit/screen.tsx';
import { refuseFields, refusePeopleForm } from '#src/admin/people/people-action.server.ts';
import { ACCOUNT_PATH } from '#src/admin/shell/admin-address.ts';
import { servicesFor, currentSession } from '#src/admin/shell/permission.server.ts';
import { servicesContext } from '#src/services.server.ts';
import { useIsHydrated } from '#src/admin/parts/use-is-hydrated.ts';
import { ConfirmFields } from '#src/admin/confirm/confirm-fields.tsx';
import { ActionForm, TextField } from '#src/admin/kit/form/action-form.tsx';
import type { TotpEnrollment } from '#src/domains/people/people.ts';
import type { Route } from './+types/two-step.ts';
import { readEnrollment, writeEnrollment } from './enrollment.ts';
import './account.css';

export async function loader({ context }: Route.LoaderArgs) {
  const session = currentSession(context);
  const security = await servicesFor(context, 'account.change-own').people.security(session);
  return {
    isOn: security.hasTotp,
    mustEnroll: session.mustEnroll,
    needs: await readIdentityProofs(context),
  };
}

/** Begins the setup, ends it with a code, or replaces the recovery codes. Keys and codes are shown, never redirected to. */
export async function action({ request, context }: Route.ActionArgs) {
  const { people } = servicesFor(context, 'account.change-own');
  const fields = await readPostedFields(request);
  if (fields['intent'] === 'verify') return verify(context, fields);
  const isBegin = fields['intent'] === 'begin';
  if (!isBegin && fields['intent'] !== 'renew-codes') return rejectForm();
  const unconfirmed = await confirmIdentity(context, fields);
  if (unconfirmed) return refuseFields(fields, unconfirmed);
  const by = currentSession(context);
  if (isBegin) {
    const begun = await people.beginTotp(by);
    return begun.ok ? { enrollment: begun.enrollment } : refusePeopleForm(fields, begun);
  }
  const renewed = await people.renewRecoveryCodes(by);
  return renewed.ok ? { codes: renewed.recoveryCodes } : refusePeopleForm(fields, renewed);
}

/** After a wrong code the same QR code is shown again: the form carries it. */
async function verify(
  context: Readonly<RouterContextProvider>,
  fields: Readonly<Record<string, string>>,
) {
  const enrollment = readEnrollment(fields['enrollment']);
  const code = fields['code'] ?? '';
  const again = ({ data: result, init }: ReturnType<typeof refuseFields>) =>
    data({ enrollment, result }, init ?? {});
  if (code === '') return again(refuseFields(fields, { code: 'Enter the code' }));
  const { people } = context.get(servicesContext);
  const result = await people.confirmTotp(code, currentSession(context));
  if (result.ok) return { codes: result.recoveryCodes };
  const refusal = refusePeopleForm(fields, result, { 'wrong-code': 'code' });
  return result.reason === 'enrollment-expired' ? refusal : again(refusal);
}

/** Sets up an authenticator app, and shows recovery codes once. */
export default function TwoStep({ loaderData, actionData }: Route.ComponentProps) {
  const { isOn, mustEnroll } = loaderData;
  const { codes, enrollment } = { codes: undefined, enrollment: undefined, ...actionData };
  return (
    <>
      <PageHead
        title={codes ? 'Save your recovery codes' : 'Two-step sign-in'}
        crumbs={mustEnroll ? [] : [{ label: 'Your account', to: ACCOUNT_PATH }]}
      />
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : enrollment ? (
        <Enroll enrollment={enrollment} carried={writeEnrollment(enrollment)} />
      ) : (
        <TwoStepStart isOn={isOn} mustEnroll={mustEnroll} />
      )}
    </>
  );
}

/** The recovery codes, shown this once. Copying needs JavaScript; the download does not. */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const isHydrated = useIsHydrated();
  const [copied, setCopied] = useState('');
  const intro = useRef<HTMLParagraphElement>(null);
  useEffect(() => intro.current?.focus(), []);
  const fileName = `${filePrefixOf(useSiteName())}-recovery-codes.txt`;
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied('Copied'),
      () => setCopied('Copying was refused. Select the codes, or download them.'),
    );
  return (
    <>
      <p className="admin-intro admin-measure" tabIndex={-1} ref={intro}>
        Two-step sign-in is on. Each of these codes replaces your phone once, when it is lost or
        empty. They are shown only now: keep them where you keep passwords.
      </p>
      <TextList
        className="recovery-codes outlined py-4 px-5 rounded on-sand nowrap"
        aria-label="Recovery codes"
        items={codes}
      />
      <div className="admin-actions">
        <LinkButton
          to={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          reloadDocument
          download={fileName}
        >
          Download
        </LinkButton>
        {isHydrated ? <Button onClick={copy}>Copy</Button> : null}
        <LinkButton tone="primary" to={ACCOUNT_PATH}>
          I have saved them
        </LinkButton>
      </div>
      <p className="note" role="status">
        {copied}
      </p>
    </>
  );
}

interface TwoStepStartProps {
  isOn: boolean;
  /** the role requires it, and nothing else can be opened until it is set up */
  mustEnroll: boolean;
}

/** An explanation of two-step sign-in, and the button that begins the setup. */
const TwoStepStart = ({ isOn, mustEnroll }: TwoStepStartProps) => (
  <>
    <p className="admin-intro admin-measure">
      {mustEnroll
        ? 'Your role requires two-step sign-in. Set it up now; it takes about two minutes, and then everything else opens.'
        : 'After your password, sign-in asks for a six-digit code from an app on your phone, such as 1Password, Google Authenticator, or Microsoft Authenticator.'}
    </p>
    <Part className="account-part measure mt-10" title={isOn ? 'New phone' : 'Set it up'}>
      {isOn ? (
        <p className="admin-measure">
          Links another app. The earlier one stops working when you have entered the first code, and
          so do the earlier recovery codes.
        </p>
      ) : null}
      <ActionForm intent="begin" submit={isOn ? 'Link another app' : 'Start'} busy="Starting...">
        <ConfirmFields />
      </ActionForm>
    </Part>
    {isOn ? (
      <Part className="account-part measure mt-10" title="New recovery codes">
        <p className="admin-measure">
          Each recovery code replaces the app once. New ones make all earlier ones useless.
        </p>
        <ActionForm intent="renew-codes" submit="Make new codes" busy="Making..." tone="quiet">
          <ConfirmFields />
        </ActionForm>
      </Part>
    ) : null}
  </>
);

interface EnrollProps {
  enrollment: TotpEnrollment;
  /** the enrollment as a value of the form */
  carried: string;
}

/** Links an authenticator app: scan, or type the key, then prove it with a code. */
const Enroll = ({ enrollment: { key, uri, qr }, carried }: EnrollProps) => (
  <ol className="two-step-steps gap-6 grid measure mt-6">
    <li className="grid">
      <div>
        <h2 className="mb-2 bold">Add this account to your authenticator app</h2>
        <p>
          Scan the code with the app. On this phone,{' '}
          <a className="text-link" href={uri}>
            open it in the app
          </a>{' '}
          instead.
        </p>
        <svg
          className="two-step-qr block outlined"
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label="QR code for the authenticator app. The key below says the same."
          shapeRendering="crispEdges"
        >
          <path d={qr.path} fill="currentColor" />
        </svg>
        <p>
          Can’t scan it? Type this key:
          <code className="two-step-key block mt-1">{key}</code>
        </p>
      </div>
    </li>
    <li className="grid">
      <div>
        <h2 className="mb-2 bold">Enter the code that the app shows</h2>
        <ActionForm intent="verify" submit="Switch on" busy="Checking...">
          <input type="hidden" name="enrollment" value={carried} />
          <TextField
            name="code"
            label="Six-digit code"
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={12}
            required
          />
        </ActionForm>
      </div>
    </li>
  </ol>
);
