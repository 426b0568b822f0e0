import type { Role } from './role.ts';

const EVERYONE = ['owner', 'editor', 'viewer'] as const;
const EDITORS = ['owner', 'editor'] as const;
const OWNERS = ['owner'] as const;

/**
 * Which roles have which permission. Every loader and action of the admin area asks this table on the server; the menu and
 * the buttons ask it too, but only to leave out what would be refused.
 */
export const POLICY = {
  'dashboard.see': EVERYONE,
  'content.see': EVERYONE,
  'content.edit': EDITORS,
  'content.publish': EDITORS,
  /** empties the trash, which cannot be undone */
  'content.purge': OWNERS,
  /** frees a post from what its template locks */
  'content.unlock': OWNERS,
  'content.import': EDITORS,
  'site.export': OWNERS,
  'leads.see': EVERYONE,
  /** without it, names and addresses are masked */
  'leads.see-people': EDITORS,
  'leads.work': EDITORS,
  /** cannot be undone */
  'leads.delete': OWNERS,
  'assessments.see': EVERYONE,
  'people.export': OWNERS,
  'people.erase': OWNERS,
  'newsletter.see': EVERYONE,
  'newsletter.write': EDITORS,
  'newsletter.send': OWNERS,
  'analytics.see': EVERYONE,
  'activity.see': OWNERS,
  /** activity that concerns content */
  'activity.see-content': EDITORS,
  'team.manage': OWNERS,
  'settings.change': OWNERS,
  'hold.release': OWNERS,
  'account.change-own': EVERYONE,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof POLICY;

/** Whether a role has a permission. */
export const may = (role: Role, permission: Permission): boolean =>
  (POLICY[permission] as readonly Role[]).includes(role);
