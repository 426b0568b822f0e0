/** What a user may do: an owner everything, an editor everything but people and settings, a viewer only look. */
export const ROLES = ['owner', 'editor', 'viewer'] as const;

export type Role = (typeof ROLES)[number];

/** Whether a role may change what the admin area shows: send, release, delete and erase. */
export const mayChange = (role: Role): boolean => role === 'owner' || role === 'editor';
