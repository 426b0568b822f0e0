import { ConfirmFields } from '#src/admin/confirm/confirm-fields.tsx';
import type { IdentityNeeds } from '#src/admin/confirm/confirm-identity.server.ts';
import { ActionForm } from '#src/admin/forms/action-form.tsx';
import type { FormResult } from '#src/admin/forms/form-result.ts';

interface TwoStepStartProps {
  isOn: boolean;
  /** the role requires it, and nothing else can be opened until it is set up */
  mustEnroll: boolean;
  needs: IdentityNeeds | undefined;
  result: FormResult | undefined;
}

/** What it is, and the button that begins the setup. */
export const TwoStepStart = ({ isOn, mustEnroll, needs, result }: TwoStepStartProps) => (
  <>
    <p className="admin-intro admin-measure">
      {mustEnroll
        ? 'Your role requires two-step sign-in. Set it up now; it takes about two minutes, and then everything else opens.'
        : 'After your password, sign-in asks for a six-digit code from an app on your phone, such as 1Password, Google Authenticator, or Microsoft Authenticator.'}
    </p>
    <section className="account-part">
      <h2>{isOn ? 'New phone' : 'Set it up'}</h2>
      {isOn ? (
        <p className="admin-measure">
          Links another app. The earlier one stops working when you have entered the first code, and
          so do the earlier recovery codes.
        </p>
      ) : null}
      <ActionForm
        intent="begin"
        result={result}
        submit={isOn ? 'Link another app' : 'Start'}
        busy="Starting..."
      >
        <ConfirmFields needs={needs} />
      </ActionForm>
    </section>
    {isOn ? (
      <section className="account-part">
        <h2>New recovery codes</h2>
        <p className="admin-measure">
          Each recovery code replaces the app once. New ones make all earlier ones useless.
        </p>
        <ActionForm
          intent="renew-codes"
          result={result}
          submit="Make new codes"
          busy="Making..."
          tone="quiet"
        >
          <ConfirmFields needs={needs} />
        </ActionForm>
      </section>
    ) : null}
  </>
);
