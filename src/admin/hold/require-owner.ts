import type { Role } from '#src/platform/auth/role.ts';

/** Whether a role may release the hold of a restored site. */
export const mayRelease = (role: Role): boolean => role === 'owner';

/** @throws a 403 response for every role except owner */
export function requireOwner({ role }: { role: Role }): void {
  if (mayRelease(role)) return;
  throw new Response(null, { status: 403, statusText: 'Only owners may release the site.' });
}
