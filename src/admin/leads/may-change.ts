import type { Role } from '#src/platform/auth/role.ts';

/** Whether somebody may send, release, delete and erase leads. */
export const mayChange = (role: Role): boolean => role === 'owner' || role === 'editor';
