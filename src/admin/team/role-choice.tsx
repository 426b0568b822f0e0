import { useFormField } from '#src/admin/forms/action-form.tsx';
import { ROLE_NAMES } from '#src/platform/auth/permission-words.ts';
import { type Role, ROLES } from '#src/platform/auth/role.ts';

/** The purpose of a role, in one line. `RoleTable` has the details. */
const ROLE_MEANINGS: Readonly<Record<Role, string>> = {
  owner: 'Everything, including people, settings, exports, and erasure.',
  editor: 'Edits and publishes content, and works on leads.',
  viewer: 'Reads everything but settings; names and addresses are masked.',
};

/** Radio buttons for the role, with what each is for. */
export function RoleChoice({ current }: { current?: Role | undefined }) {
  const { id, error, value } = useFormField('role');
  const chosen = value ?? current;
  return (
    <fieldset
      className="choices"
      aria-describedby={error ? `${id}-error` : undefined}
      data-invalid={error !== undefined || undefined}
    >
      <legend>Role</legend>
      {ROLES.map((role) => (
        <label className="choice" key={role}>
          <input type="radio" name="role" value={role} defaultChecked={chosen === role} required />
          <b>{ROLE_NAMES[role]}</b>
          <span>{ROLE_MEANINGS[role]}</span>
        </label>
      ))}
      {error ? (
        <p className="field-errors" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

/** The role that a form has sent; undefined for anything else. */
export const parseRole = (value: string | undefined): Role | undefined =>
  ROLES.find((role) => role === value);
