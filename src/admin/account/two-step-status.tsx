import { Link } from 'react-router';
import { ConfirmFields } from '#src/admin/confirm/confirm-fields.tsx';
import type { IdentityNeeds } from '#src/admin/confirm/confirm-identity.server.ts';
import { DisclosedForm } from '#src/admin/forms/disclosed-form.tsx';
import type { FormResult } from '#src/admin/forms/form-result.ts';
import { TWO_STEP_PATH } from '#src/admin/shell/admin-address.ts';

interface TwoStepStatusProps {
  twoStep: {
    isOn: boolean;
    /** by the role, so that it cannot be switched off */
    isRequired: boolean;
    since: string | undefined;
    codesLeft: number;
  };
  needs: IdentityNeeds | undefined;
  result: FormResult | undefined;
}

const FEW_CODES = 3;

/** Whether sign-in asks for a code, and what can be changed about it. */
export function TwoStepStatus({ twoStep, needs, result }: TwoStepStatusProps) {
  const { isOn, isRequired, since, codesLeft } = twoStep;
  return (
    <section className="account-part">
      <h2>Two-step sign-in</h2>
      <p className="admin-measure">
        {isOn
          ? `On${since ? ` since ${since}` : ''}. After your password, sign-in asks for a code from your authenticator app.`
          : 'Off. With it, a stolen password is not enough to sign in: a code from an app on your phone is needed too.'}
        {isRequired ? ' Your role requires it.' : null}
      </p>
      {isOn ? (
        <p className="account-codes" data-alert={codesLeft < FEW_CODES || undefined}>
          {codesLeft === 1 ? '1 recovery code is left.' : `${codesLeft} recovery codes are left.`}
          {codesLeft < FEW_CODES ? ' Make new ones before you need them.' : null}
        </p>
      ) : null}
      <p className="admin-actions">
        <Link className={`btn btn-small ${isOn ? 'btn-quiet' : 'btn-copper'}`} to={TWO_STEP_PATH}>
          {isOn ? 'New phone or new recovery codes' : 'Set up two-step sign-in'}
        </Link>
      </p>
      {isOn && !isRequired ? (
        <DisclosedForm
          summary="Switch off two-step sign-in"
          about="From then on your password alone is enough to sign in. Your recovery codes stop working; you can set it up again at any time."
          intent="disable-totp"
          result={result}
          submit="Switch off"
          busy="Switching off..."
          tone="ink"
        >
          <ConfirmFields needs={needs} />
        </DisclosedForm>
      ) : null}
    </section>
  );
}
