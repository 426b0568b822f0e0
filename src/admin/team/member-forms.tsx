import { Part } from '#src/admin/parts/part.tsx';
import { ConfirmFields } from '#src/admin/confirm/confirm-fields.tsx';
import { DisclosedForm } from '#src/admin/forms/disclosed-form.tsx';
import type { MemberView } from './member-view.ts';
import { RoleChoice } from './role-choice.tsx';
import { RoleTable } from './role-table.tsx';

interface MemberFormsProps {
  view: MemberView;
}

/** Everything that an owner can do with a person. Each line opens to what will happen, and its button. */
export function MemberForms({ view }: MemberFormsProps) {
  const { title, role, state, sessions, hasTotp, isLastOwner } = view;
  const confirm = <ConfirmFields />;
  const endSessions =
    sessions.length > 0 ? (
      <DisclosedForm
        summary="Sign out everywhere"
        about={`Ends every session of ${title}, on every device. They can sign in again at once.`}
        intent="end-sessions"
        submit="End all sessions"
        busy="Ending..."
        tone="ink"
      >
        {confirm}
      </DisclosedForm>
    ) : null;
  if (isLastOwner)
    return (
      <Part className="detail-part" title="Role and access">
        <p className="admin-measure">
          This is the only active owner, so the role cannot change and the account can be neither
          deactivated nor removed: no one could manage the team anymore. Make someone else an owner
          first.
        </p>
        <div className="team-below">{endSessions}</div>
      </Part>
    );
  return (
    <Part className="detail-part" title="Role and access">
      <div className="team-below">
        {state === 'active' ? (
          <DisclosedForm
            summary="Change the role"
            about="Takes effect at their next click. What they have open keeps its text, but they can no longer save what the new role does not allow."
            intent="role"
            submit="Change role"
            busy="Changing..."
          >
            <RoleChoice current={role} />
            {confirm}
          </DisclosedForm>
        ) : null}
        {endSessions}
        {hasTotp ? (
          <DisclosedForm
            summary="Switch off two-step sign-in"
            about={`For someone who has lost their phone and their recovery codes. Make sure it is really ${title} who asks, by phone or in person. They are signed out everywhere, and sign in with their password alone until they set it up again.`}
            intent="reset-totp"
            submit="Switch off two-step sign-in"
            busy="Switching off..."
            tone="ink"
          >
            {confirm}
          </DisclosedForm>
        ) : null}
        {state === 'active' ? (
          <DisclosedForm
            summary={`Deactivate ${title}`}
            about="They are signed out everywhere and can no longer sign in. Their work and their name in the history stay, and you can reactivate them at any time."
            intent="deactivate"
            submit="Deactivate"
            busy="Deactivating..."
            tone="ink"
          >
            {confirm}
          </DisclosedForm>
        ) : (
          <DisclosedForm
            summary={`Reactivate ${title}`}
            about="They can sign in again, with their earlier password, role, and two-step sign-in."
            intent="reactivate"
            submit="Reactivate"
            busy="Saving..."
          >
            {confirm}
          </DisclosedForm>
        )}
        <DisclosedForm
          summary={`Remove ${title}`}
          about="Deletes the account for good. Their work stays, and so does their name in the history. To let them back in, you invite them again."
          intent="remove"
          submit="Remove for good"
          busy="Removing..."
          tone="ink"
        >
          {confirm}
        </DisclosedForm>
        <RoleTable />
      </div>
    </Part>
  );
}
