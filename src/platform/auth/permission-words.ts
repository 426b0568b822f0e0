import type { Permission } from './policy.ts';
import type { Role } from './role.ts';

/** The meaning of each permission, as a verb phrase that completes 'may ...'. */
export const PERMISSION_WORDS: Readonly<Record<Permission, string>> = {
  'dashboard.see': 'see the dashboard',
  'content.see': 'see pages, posts, templates, and media',
  'content.edit': 'edit pages, posts, templates, and media',
  'content.publish': 'publish and schedule',
  'content.purge': 'empty the trash',
  'content.unlock': 'take a template with locked text off a post',
  'content.import': 'import content and undo an import',
  'site.export': 'export the whole site',
  'leads.see': 'see leads',
  'leads.see-people': 'see names, addresses, and what people wrote',
  'leads.work': 'send leads and their emails again, and release them',
  'leads.delete': 'delete leads',
  'assessments.see': 'see assessments',
  'people.export': 'export personal data',
  'people.erase': 'erase a person',
  'newsletter.see': 'see subscribers',
  'newsletter.write': 'write the newsletter and send confirmations again',
  'newsletter.send': 'send the newsletter',
  'analytics.see': 'see and export analytics',
  'activity.see': 'see all activity',
  'activity.see-content': 'see the activity of content',
  'team.manage': 'manage the team',
  'settings.change': 'change settings',
  'hold.release': 'release a restored site',
  'account.change-own': 'change their own account',
};

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  editor: 'Editor',
  viewer: 'Viewer',
};
