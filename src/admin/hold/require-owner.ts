import type { Role } from '#src/platform/auth/role.ts';

/** Whether a person may have a restored site send again. */
export const mayRelease = (role: Role): boolean => role === 'owner';

/** @throws a 403 for everyone but owners */
export function requireOwner({ role }: { role: Role }): void {
  if (mayRelease(role)) return;
  throw new Response(null, { status: 403, statusText: 'Only owners may release the site.' });
}
