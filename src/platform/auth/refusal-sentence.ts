import { PERMISSION_WORDS } from './permission-words.ts';
import { may, type Permission } from './policy.ts';
import { type Role, ROLES } from './role.ts';

const PLURALS = { owner: 'owners', editor: 'editors', viewer: 'viewers' } as const;

/** Says who may do what was refused, and which role the person has. */
export function refusalSentence(role: Role, permission: Permission): string {
  const allowed = ROLES.filter((other) => may(other, permission)).map((other) => PLURALS[other]);
  return `Only ${allowed.join(' and ')} may ${PERMISSION_WORDS[permission]}. Your role is ${role}.`;
}
