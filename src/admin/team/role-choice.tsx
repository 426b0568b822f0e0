import { RadioField } from '#src/admin/forms/choice-field.tsx';
import { ROLE_NAMES } from '#src/platform/auth/permission-words.ts';
import { type Role, ROLES } from '#src/platform/auth/role.ts';

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
