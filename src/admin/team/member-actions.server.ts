import type { RouterContextProvider } from 'react-router';
import { rejectForm } from '#src/admin/forms/form-result.ts';
import { TEAM_PATH } from '#src/admin/shell/admin-address.ts';
import { currentSession } from '#src/admin/shell/signed-in-user.server.ts';
import { servicesContext } from '#src/services.server.ts';
import { changePeople, refuseFields } from '#src/admin/people/people-action.server.ts';
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
  const here = memberPath(id);
  const done = (text: string) => ({ kind: 'done', text }) as const;
  switch (fields['intent'] ?? '') {
    case 'role': {
      const role = parseRole(fields['role']);
      if (!role) return refuseFields(fields, { role: 'Choose a role' });
      return changePeople(context, fields, {
        run: () => people.changeRole(id, role, by()),
        to: here,
        notice: done('The role was changed. It applies from their next click on.'),
        fieldOf: { 'last-owner': 'role' },
      });
    }
    case 'end-sessions':
      return changePeople(context, fields, {
        run: () => people.endAllSessions(id, by()),
        to: here,
        notice: done('They were signed out everywhere.'),
      });
    case 'reset-totp':
      return changePeople(context, fields, {
        run: () => people.resetTotp(id, by()),
        to: here,
        notice: done('Two-step sign-in was switched off for them, and they were signed out.'),
      });
    case 'deactivate':
      return changePeople(context, fields, {
        run: () => people.deactivate(id, by()),
        to: here,
        notice: done('They can no longer sign in, and were signed out everywhere.'),
      });
    case 'reactivate':
      return changePeople(context, fields, {
        run: () => people.reactivate(id, by()),
        to: here,
        notice: done('They can sign in again, with their earlier password and role.'),
      });
    case 'remove':
      return changePeople(context, fields, {
        run: () => people.remove(id, by()),
        to: TEAM_PATH,
        notice: done('The person was removed. Their name stays in the history.'),
      });
    default:
      return rejectForm();
  }
}
