import { capitalize } from '#src/platform/capitalize.ts';
import { PERMISSION_WORDS, ROLE_NAMES } from '#src/platform/auth/permission-words.ts';
import { may, type Permission } from '#src/platform/auth/policy.ts';
import { ROLES, type Role } from '#src/platform/auth/role.ts';
import { RadioField } from '#src/admin/kit/form/choice-field.tsx';

const PERMISSIONS = Object.entries(PERMISSION_WORDS) as [Permission, string][];

/** Those that differ between roles: what everyone may do does not help to choose one. */
const DIFFERING = PERMISSIONS.filter(
  ([permission]) => !ROLES.every((role) => may(role, permission)),
);

/** The permissions of each role, made from the policy table. */
export const RoleTable = () => (
  <details className="disclosure">
    <summary className="items-center apart gap-4 bold">What each role may do</summary>
    <div className="measure pb-6">
      <table className="role-table plain-table full small tight">
        <caption className="sr-only">Permissions by role</caption>
        <thead>
          <tr>
            <th scope="col">May</th>
            {ROLES.map((role) => (
              <th scope="col" key={role}>
                {ROLE_NAMES[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DIFFERING.map(([permission, words]) => (
            <tr key={permission}>
              <th scope="row">{capitalize(words)}</th>
              {ROLES.map((role) => (
                <td key={role} data-may={may(role, permission) || undefined}>
                  {may(role, permission) ? 'Yes' : 'No'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note mt-3">
        Everyone sees the dashboard, content, leads, assessments, subscribers, and analytics, and
        changes their own account.
      </p>
    </div>
  </details>
);

/** The purpose of a role, in one line. `RoleTable` has the details. */
const ROLE_MEANINGS: Readonly<Record<Role, string>> = {
  owner: 'Everything, including people, settings, exports, and erasure.',
  editor: 'Edits and publishes content, and works on leads.',
  viewer: 'Reads everything but settings; names and addresses are masked.',
};

const OPTIONS = ROLES.map((role) => ({
  value: role,
  label: ROLE_NAMES[role],
  about: ROLE_MEANINGS[role],
}));

/** Radio buttons for the role, with what each is for. */
export const RoleChoice = ({ current }: { current?: Role }) => (
  <RadioField name="role" label="Role" initial={current} options={OPTIONS} />
);

/** The role that a form has sent; undefined for anything else. */
export const parseRole = (value: string | undefined): Role | undefined =>
  ROLES.find((role) => role === value);
