import type { RouterContextProvider } from 'react-router';
import { rejectForm } from '#src/admin/forms/form-result.ts';
import { TEAM_PATH } from '#src/admin/shell/admin-address.ts';
import { currentSession } from '#src/admin/shell/signed-in-user.server.ts';
import { servicesContext } from '#src/services.server.ts';
import { changePeople, refuseFields } from '#src/admin/people/people-action.server.ts';
import type { PeopleResult } from '#src/domains/people/people.ts';
import { parseRole } from './role-choice.tsx';
import { memberPath } from './team-paths.ts';

/** Changes a person, as one of the forms on their page asks for. */
export async function changeMember(
  context: Readonly<RouterContextProvider>,
  id: string,
  fields: Readonly<Record<string, string>>,
) {
  const { people } = context.get(servicesContext);
  // Read when the change runs: confirming the identity renews the session.
  const by = () => currentSession(context);
  const change = (run: () => Promise<PeopleResult>, notice: string, to = memberPath(id)) =>
    changePeople(context, fields, {
      run,
      notice,
      to,
      // The other forms have no such field.
      ...('role' in fields && { fieldOf: { 'last-owner': 'role' } }),
    });
  switch (fields['intent'] ?? '') {
    case 'role': {
      const role = parseRole(fields['role']);
      if (!role) return refuseFields(fields, { role: 'Choose a role' });
      return change(
        () => people.changeRole(id, role, by()),
        'The role was changed. It applies from their next click on.',
      );
    }
    case 'end-sessions':
      return change(() => people.endAllSessions(id, by()), 'They were signed out everywhere.');
    case 'reset-totp':
      return change(
        () => people.resetTotp(id, by()),
        'Two-step sign-in was switched off for them, and they were signed out.',
      );
    case 'deactivate':
      return change(
        () => people.deactivate(id, by()),
        'They can no longer sign in, and were signed out everywhere.',
      );
    case 'reactivate':
      return change(
        () => people.reactivate(id, by()),
        'They can sign in again, with their earlier password and role.',
      );
    case 'remove':
      return change(
        () => people.remove(id, by()),
        'The person was removed. Their name stays in the history.',
        TEAM_PATH,
      );
    default:
      return rejectForm();
  }
}
