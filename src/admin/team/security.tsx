import { loadView } from '#src/admin/lists/load-list.server.ts';
import { readIdentityProofs } from '#src/admin/confirm/confirm-identity.server.ts';
import { ConfirmFields } from '#src/admin/confirm/confirm-fields.tsx';
import { ActionForm, TextField } from '#src/admin/kit/form/action-form.tsx';
import { readFields, readPostedForm } from '#src/admin/kit/form/form-result.ts';
import { LoadError, PageHead } from '#src/admin/kit/screen.tsx';
import { TEAM_PATH } from '#src/admin/shell/admin-address.ts';
import { servicesFor, currentSession } from '#src/admin/shell/permission.server.ts';
import { ROLE_NAMES } from '#src/platform/auth/permission-words.ts';
import { ROLES } from '#src/platform/auth/role.ts';
import { SECURITY_BOUNDS, type SecuritySettings } from '#src/platform/auth/security-settings.ts';
import { changePeople, refuseFields } from '#src/admin/people/people-action.server.ts';
import type { Route } from './+types/security.ts';
import { parseSecurityForm } from './security-form.ts';
import { SECURITY_PATH } from './team-paths.ts';
import './team.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { people } = servicesFor(context, 'settings.change');
  return loadView(context, 'the sign-in rules', {}, async () => ({
    settings: await people.settings(),
    needs: await readIdentityProofs(context),
  }));
}

/** Saves the rules for everyone. */
export async function action({ request, context }: Route.ActionArgs) {
  const { people } = servicesFor(context, 'settings.change');
  const form = await readPostedForm(request);
  const fields = readFields(form);
  const parsed = parseSecurityForm(form);
  if (!parsed.ok) return refuseFields(fields, parsed.errors);
  return changePeople(context, fields, {
    run: () => people.changeSettings(parsed.settings, currentSession(context)),
    to: SECURITY_PATH,
    notice: 'Saved. The rules apply from everyone’s next click on.',
  });
}

/** Two-step sign-in by role, and how long sessions last. */
export default function SecurityPage({ loaderData }: Route.ComponentProps) {
  const { settings } = loaderData.view ?? {};
  return (
    <>
      <PageHead
        title="Sign-in rules"
        crumbs={[{ label: 'Team', to: TEAM_PATH }]}
        intro="For everyone on the team, from their next click on."
      />
      {settings ? (
        <ActionForm intent="security" submit="Save" busy="Saving...">
          <RequiredRoles settings={settings} />
          <TextField
            name="idle-hours"
            label="Hours without use until a session ends"
            inputMode="decimal"
            required
            defaultValue={String(settings.idleMinutes / 60)}
            hint={`From ${SECURITY_BOUNDS.idleMinutes.min} minutes (0.25) to ${SECURITY_BOUNDS.idleMinutes.max / 60} hours.`}
          />
          <TextField
            name="absolute-hours"
            label="Hours after sign-in until a session ends, however much it is used"
            inputMode="numeric"
            required
            defaultValue={String(settings.absoluteHours)}
            hint={`From ${SECURITY_BOUNDS.absoluteHours.min} to ${SECURITY_BOUNDS.absoluteHours.max} hours (30 days).`}
          />
          <ConfirmFields />
        </ActionForm>
      ) : (
        <LoadError>The rules could not be loaded. They apply unchanged.</LoadError>
      )}
    </>
  );
}

const RequiredRoles = ({ settings }: { settings: SecuritySettings }) => (
  <fieldset className="choices grid gap-1 min-0 p-0">
    <legend className="mb-1 small p-0 bold">Two-step sign-in is required for</legend>
    {ROLES.map((role) => (
      <label className="choice" key={role}>
        <input
          className="size-5"
          type="checkbox"
          name="totp"
          value={role}
          defaultChecked={settings.totpRequiredFor.includes(role)}
        />
        <b>{ROLE_NAMES[role]}s</b>
      </label>
    ))}
    <p className="field-hint">
      Whoever has not set it up yet can only do that after their next click. No one is signed out.
    </p>
  </fieldset>
);
