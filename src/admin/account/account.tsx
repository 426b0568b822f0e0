import { Form } from 'react-router';
import { loadView } from '#src/admin/lists/load-list.server.ts';
import { readIdentityProofs } from '#src/admin/confirm/confirm-identity.server.ts';
import { LinkButton } from '#src/admin/kit/button.tsx';
import { readPostedFields } from '#src/admin/kit/form/form-result.ts';
import { Part, LoadError, PageHead } from '#src/admin/kit/screen.tsx';
import { formatDay, formatTime } from '#src/admin/parts/format-time.ts';
import { SubmitButton } from '#src/admin/kit/submit-button.tsx';
import { type SessionRow, sessionRows } from '#src/admin/people/session-view.ts';
import { requirePermission, currentSession } from '#src/admin/shell/permission.server.ts';
import { readColorScheme } from '#src/admin/shell/color-scheme.server.ts';
import type { AccountSecurity } from '#src/domains/people/people.ts';
import { ROLE_NAMES } from '#src/platform/auth/permission-words.ts';
import { servicesContext } from '#src/services.server.ts';
import { ActionForm, DisclosedForm } from '#src/admin/kit/form/action-form.tsx';
import { SessionList } from '#src/admin/people/session-list.tsx';
import { ConfirmFields } from '#src/admin/confirm/confirm-fields.tsx';
import { TWO_STEP_PATH } from '#src/admin/shell/admin-address.ts';
import type { Route } from './+types/account.ts';
import { changeAccount } from './account-actions.server.ts';
import { AccountForms } from './account-forms.tsx';
import './account.css';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { name, email, role } = requirePermission(context, 'account.change-own');
  const { people } = context.get(servicesContext);
  const by = currentSession(context);
  const scheme: keyof typeof SCHEME_LABELS = readColorScheme(request) ?? 'system';
  const shared = { user: { name, email, role: ROLE_NAMES[role] }, scheme };
  return loadView(context, 'the account', shared, async () => {
    const [security, sessions, needs] = await Promise.all([
      people.security(by),
      people.ownSessions(by),
      readIdentityProofs(context),
    ]);
    const now = new Date();
    return { ...securityView(security, now), sessions: sessionRows(sessions, now), needs };
  });
}

const securityView = (security: AccountSecurity, now: Date) => ({
  twoStep: {
    isOn: security.hasTotp,
    isRequired: security.isTotpRequired,
    since: security.totpEnabledAt ? formatDay(security.totpEnabledAt) : undefined,
    codesLeft: security.recoveryCodesLeft,
  },
  pendingEmail: security.pendingEmail && {
    email: security.pendingEmail.email,
    until: formatTime(security.pendingEmail.expiresAt, now),
  },
});

export async function action({ request, context, url }: Route.ActionArgs) {
  requirePermission(context, 'account.change-own');
  return changeAccount(context, await readPostedFields(request), url);
}

/** The own account: who one is, and how one signs in. */
export default function Account({ loaderData }: Route.ComponentProps) {
  const { user, view, scheme } = loaderData;
  return (
    <>
      <PageHead title="Your account" intro={`${user.email}, ${user.role.toLowerCase()}`} />
      {view ? (
        <>
          <AccountForms user={user} pendingEmail={view.pendingEmail} hasTotp={view.twoStep.isOn} />
          <TwoStepStatus twoStep={view.twoStep} />
          <AccountSessions sessions={view.sessions} />
        </>
      ) : (
        <LoadError>Your account could not be loaded. Nothing was changed.</LoadError>
      )}
      <Colors scheme={scheme} />
    </>
  );
}

const SCHEME_LABELS = { system: 'As the system', light: 'Light', dark: 'Dark' } as const;

/** The colors of the admin in this browser. The next document has them, so the choice loads one. */
const Colors = ({ scheme }: { scheme: keyof typeof SCHEME_LABELS }) => (
  <section className="account-part measure mt-10" id="colors">
    <h2>Colors</h2>
    <p className="admin-measure">
      In this browser. Pages, previews, and the text of a post keep the colors of the site.
    </p>
    <Form method="post" reloadDocument className="admin-actions">
      <input type="hidden" name="intent" value="scheme" />
      {Object.entries(SCHEME_LABELS).map(([value, label]) => (
        <SubmitButton
          key={value}
          tone={value === scheme ? 'secondary' : 'quiet'}
          name="scheme"
          value={value}
          aria-pressed={value === scheme}
        >
          {label}
        </SubmitButton>
      ))}
    </Form>
  </section>
);

interface AccountSessionsProps {
  sessions: readonly SessionRow[];
}

/** Browsers in which one is signed in. Each of the others can be signed out. */
function AccountSessions({ sessions }: AccountSessionsProps) {
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <Part className="account-part measure mt-10" id="sessions" title="Where you are signed in">
      <SessionList sessions={sessions} canEnd />
      {others.length > 0 ? (
        <ActionForm
          intent="end-others"
          submit={others.length === 1 ? 'Sign out the other browser' : 'Sign out all others'}
          busy="Signing out..."
          tone="quiet"
        >
          <p className="note">See one that is not yours? Sign it out, then change your password.</p>
        </ActionForm>
      ) : (
        <p className="note">No other browser is signed in.</p>
      )}
    </Part>
  );
}

interface TwoStepStatusProps {
  twoStep: {
    isOn: boolean;
    /** by the role, so that it cannot be switched off */
    isRequired: boolean;
    since: string | undefined;
    codesLeft: number;
  };
}

const FEW_CODES = 3;

/** Whether sign-in asks for a code, and what can be changed about it. */
function TwoStepStatus({ twoStep }: TwoStepStatusProps) {
  const { isOn, isRequired, since, codesLeft } = twoStep;
  return (
    <Part className="account-part measure mt-10" title="Two-step sign-in">
      <p className="admin-measure">
        {isOn
          ? `On${since ? ` since ${since}` : ''}. After your password, sign-in asks for a code from your authenticator app.`
          : 'Off. With it, a stolen password is not enough to sign in: a code from an app on your phone is needed too.'}
        {isRequired ? ' Your role requires it.' : null}
      </p>
      {isOn ? (
        <p className="account-codes mt-2 medium" data-alert={codesLeft < FEW_CODES || undefined}>
          {codesLeft === 1 ? '1 recovery code is left.' : `${codesLeft} recovery codes are left.`}
          {codesLeft < FEW_CODES ? ' Make new ones before you need them.' : null}
        </p>
      ) : null}
      <p className="admin-actions">
        <LinkButton tone={isOn ? 'quiet' : 'primary'} to={TWO_STEP_PATH}>
          {isOn ? 'New phone or new recovery codes' : 'Set up two-step sign-in'}
        </LinkButton>
      </p>
      {isOn && !isRequired ? (
        <DisclosedForm
          summary="Switch off two-step sign-in"
          about="From then on your password alone is enough to sign in. Your recovery codes stop working; you can set it up again at any time."
          intent="disable-totp"
          submit="Switch off"
          busy="Switching off..."
          tone="secondary"
        >
          <ConfirmFields />
        </DisclosedForm>
      ) : null}
    </Part>
  );
}
