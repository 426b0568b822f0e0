import { CodeField, ConfirmFields } from '#src/admin/confirm/confirm-fields.tsx';
import { ActionForm, TextField, DisclosedForm } from '#src/admin/kit/form/action-form.tsx';
import { NewPassword } from '#src/admin/kit/form/new-password.tsx';
import { Part } from '#src/admin/kit/screen.tsx';
import type { FormattedTime } from '#src/admin/parts/format-time.ts';

interface AccountFormsProps {
  user: { name: string; email: string };
  /** a new address that waits for its confirmation */
  pendingEmail: { email: string; until: FormattedTime } | undefined;
  /** whether sign-in asks for a code, so that a new password does too */
  hasTotp: boolean;
}

/** Name, email address and password. */
export function AccountForms({ user, pendingEmail, hasTotp }: AccountFormsProps) {
  return (
    <Part className="account-part measure mt-10" title="Name, email, and password">
      {pendingEmail ? (
        <div className="py-4 px-4 grid gap-4 on-sand rounded breaks">
          <p>
            <b>{pendingEmail.email}</b> waits for its confirmation: open the link in the email we
            sent there, until {pendingEmail.until.exact}. Until then you sign in with {user.email}.
          </p>
          <ActionForm
            intent="cancel-email"
            submit="Keep the current address"
            busy="Saving..."
            tone="quiet"
          />
        </div>
      ) : null}
      <div>
        <DisclosedForm
          summary="Change your name"
          about="Colleagues see it in the team, in the history, and on what you edit."
          intent="name"
          submit="Save name"
          busy="Saving..."
        >
          {/* A new key shows the saved name. */}
          <TextField
            key={user.name}
            name="name"
            label="Name"
            autoComplete="name"
            maxLength={100}
            required
            defaultValue={user.name}
          />
        </DisclosedForm>
        <DisclosedForm
          summary="Change your email address"
          about="We send a link to the new address and a notice to the current one. The address changes when you open the link."
          intent="email"
          submit="Send link"
          busy="Sending..."
        >
          <TextField
            name="email"
            label="New email address"
            type="email"
            autoComplete="email"
            maxLength={254}
            required
          />
          <ConfirmFields />
        </DisclosedForm>
        <DisclosedForm
          summary="Change your password"
          about="Signs you out in all other browsers. You stay signed in here."
          intent="password"
          submit="Change password"
          busy="Changing..."
        >
          <TextField
            name="current-password"
            label="Current password"
            type="password"
            autoComplete="current-password"
            required
          />
          <CodeField name="code" isNeeded={hasTotp} />
          <NewPassword />
        </DisclosedForm>
      </div>
    </Part>
  );
}
