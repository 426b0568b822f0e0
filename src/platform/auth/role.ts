/** Roles of users: an owner may do everything, an editor everything except users and settings, a viewer only read. */
export const ROLES = ['owner', 'editor', 'viewer'] as const;

export type Role = (typeof ROLES)[number];
