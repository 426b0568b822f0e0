import { DOCUMENT_KINDS, type DocumentKind } from '#src/domains/documents/document.ts';

/** Words for an action. */
interface ActionWords {
  /** heading of its group in the filter */
  group: string;
  /** its name within the group */
  name: string;
  /** the sentence after the actor; `{}` stands for the object */
  sentence: string;
}

const DOCUMENT_GROUPS: Readonly<Record<DocumentKind, string>> = {
  page: 'Pages',
  post: 'Posts',
  story: 'Success stories',
  template: 'Templates',
  section: 'Shared sections',
};

/** Changes of documents of every kind, by the second part of the action. */
const DOCUMENT_ACTIONS: Readonly<Record<string, readonly [name: string, sentence: string]>> = {
  created: ['Created', 'created {}'],
  edited: ['Edited', 'edited {}'],
  published: ['Published', 'published {}'],
  scheduled: ['Scheduled', 'scheduled {}'],
  'end-scheduled': ['Scheduled to go offline', 'scheduled {} to go offline'],
  'schedule-canceled': ['Schedule canceled', 'canceled the schedule of {}'],
  unpublished: ['Taken offline', 'took {} offline'],
  trashed: ['Moved to the trash', 'moved {} to the trash'],
  restored: ['Restored from the trash', 'restored {} from the trash'],
  reset: ['Put back to its built-in text', 'put {} back to its built-in text'],
  purged: ['Deleted for good', 'deleted {} for good'],
  'version-named': ['Version named', 'named a version of {}'],
  'version-restored': ['Version restored', 'restored an earlier version of {}'],
  'preview-link-created': ['Preview link created', 'created a preview link to {}'],
  'preview-link-revoked': ['Preview link revoked', 'revoked a preview link to {}'],
};

const MEDIA = 'Media';

const [LEADS, TEAM, SIGN_IN, SITE] = ['Leads and newsletter', 'Team', 'Sign-in', 'Site'] as const;

const OTHERS: Readonly<Record<string, readonly [group: string, name: string, sentence: string]>> = {
  'lead.corrected': [LEADS, 'Lead corrected', 'corrected the {}'],
  'lead.sent-again': [LEADS, 'Lead sent again', 'sent the {} to the CRM again'],
  'lead.released': [LEADS, 'Lead released', 'released the {} from quarantine'],
  'lead.deleted': [LEADS, 'Lead deleted', 'deleted the {}'],
  'lead.email-sent-again': [LEADS, 'Email sent again', 'sent an email about the {} again'],
  'leads.exported': [LEADS, 'Leads exported', 'exported {}'],
  'leads.expired': [LEADS, 'Leads expired', 'deleted {}'],
  'runs.exported': [LEADS, 'Assessment runs exported', 'exported {}'],
  'runs.expired': [LEADS, 'Assessment runs expired', 'deleted {}'],
  'person.erased': [LEADS, 'Person erased', 'erased {}'],
  'newsletter.exported': [LEADS, 'Subscribers exported', 'exported {}'],
  'subscription.confirmation-sent-again': [
    LEADS,
    'Confirmation sent again',
    'sent the confirmation email of the {} again',
  ],

  'user.invited': [TEAM, 'Invited', 'invited {}'],
  'user.created': [TEAM, 'Account created', 'created the account of {}'],
  'user.made-owner': [TEAM, 'Made an owner', 'made {} an owner'],
  'user.renamed': [TEAM, 'Renamed', 'changed the name of {}'],
  'invite.sent-again': [TEAM, 'Invitation sent again', 'sent the invitation to {} again'],
  'invite.accepted': [TEAM, 'Invitation accepted', 'accepted the invitation as {}'],
  'invite.revoked': [TEAM, 'Invitation revoked', 'revoked the invitation to {}'],
  'user.role-changed': [TEAM, 'Role changed', 'changed the role of {}'],
  'user.deactivated': [TEAM, 'Deactivated', 'deactivated {}'],
  'user.reactivated': [TEAM, 'Reactivated', 'reactivated {}'],
  'user.removed': [TEAM, 'Removed', 'removed {} from the team'],
  'settings.changed': [TEAM, 'Settings changed', 'changed {}'],

  'session.started': [SIGN_IN, 'Signed in', 'signed in'],
  'session.ended': [SIGN_IN, 'Signed out', 'signed out'],
  'session.revoked': [SIGN_IN, 'Session ended', 'ended a session of {}'],
  'sign-in.refused': [SIGN_IN, 'Sign-in refused', 'was refused at sign-in'],
  'totp.enabled': [SIGN_IN, 'Second step turned on', 'turned on the second step of {}'],
  'totp.disabled': [SIGN_IN, 'Second step turned off', 'turned off the second step of {}'],
  'password.changed': [SIGN_IN, 'Password changed', 'changed the password of {}'],
  'password.reset': [SIGN_IN, 'Password reset', 'set a new password for {}'],
  'password.reset-requested': [
    SIGN_IN,
    'Password reset requested',
    'asked for a new password for {}',
  ],
  'recovery-code.used': [SIGN_IN, 'Recovery code used', 'used a recovery code of {}'],
  'recovery-codes.renewed': [
    SIGN_IN,
    'Recovery codes replaced',
    'replaced the recovery codes of {}',
  ],
  'email.change-requested': [
    SIGN_IN,
    'Email change requested',
    'asked to change the email address of {}',
  ],
  'email.change-canceled': [
    SIGN_IN,
    'Email change canceled',
    'canceled the change of the email address of {}',
  ],
  'email.changed': [SIGN_IN, 'Email address changed', 'changed the email address of {}'],
  'access.refused': [SIGN_IN, 'Access refused', 'was refused access to {}'],

  'file.added': [MEDIA, 'File added', 'added the file {}'],
  'file.changed': [MEDIA, 'File changed', 'changed the details of {}'],
  'file.replaced': [MEDIA, 'File replaced', 'replaced the file {}'],
  'file.brought-back': [MEDIA, 'Earlier file brought back', 'brought back an earlier file of {}'],
  'file.moved': [MEDIA, 'File moved', 'moved {} to another folder'],
  'file.trashed': [MEDIA, 'File moved to the trash', 'moved the file {} to the trash'],
  'file.restored': [MEDIA, 'File restored', 'restored the file {} from the trash'],
  'file.purged': [MEDIA, 'File deleted for good', 'deleted the file {} for good'],
  'folder.created': [MEDIA, 'Folder created', 'created the folder {}'],
  'folder.moved': [MEDIA, 'Folder moved or renamed', 'moved or renamed the folder {}'],
  'folder.deleted': [MEDIA, 'Folder deleted', 'deleted the folder {}'],

  'tag.renamed': ['Posts', 'Tag renamed or merged', 'renamed the tag {} in all posts'],
  'tag.removed': ['Posts', 'Tag removed', 'removed the tag {} from all posts'],

  'redirect.added': [SITE, 'Redirect added', 'added a redirect from {}'],
  'redirect.changed': [SITE, 'Redirect changed', 'changed the redirect from {}'],
  'redirects.imported': [SITE, 'Redirects imported', 'imported {}'],
  'redirect.deleted': [SITE, 'Redirect deleted', 'deleted the redirect from {}'],
  'route.changed': ['SEO', 'Search appearance changed', 'changed the search appearance of {}'],
  'setting.changed': ['SEO', 'Site-wide settings changed', 'changed {}'],
  'search-data.imported': ['SEO', 'Search Console imported', 'imported {}'],
  'search-data.deleted': ['SEO', 'Search Console import deleted', 'deleted {}'],
  'finding.ignored': ['SEO', 'Finding ignored', 'ignored a finding on {}'],
  'finding.restored': ['SEO', 'Finding put back', 'put back a finding on {}'],
  'hold.released': [SITE, 'Hold released', 'released {}'],
  'site.restored': [SITE, 'Site restored', 'restored {} from a backup'],
  'site.exported': [SITE, 'Site exported', 'exported {}'],
  'import.read': [SITE, 'Import read', 'read {} for an import'],
  'import.started': [SITE, 'Import started', 'started or went on with the import of {}'],
  'import.paused': [SITE, 'Import paused', 'paused the import of {}'],
  'import.canceled': [SITE, 'Import canceled', 'canceled the import of {}'],
  'import.undone': [SITE, 'Import taken back', 'took the import of {} back'],
  'analytics.exported': [SITE, 'Analytics exported', 'exported {}'],
  'activity.exported': [SITE, 'Activity exported', 'exported {}'],
};

/** Words for every recorded action. A test compares the table with the actions in the source. */
export const ACTIVITY_LABELS: ReadonlyMap<string, ActionWords> = new Map([
  ...DOCUMENT_KINDS.flatMap((kind) =>
    Object.entries(DOCUMENT_ACTIONS).map(
      ([action, [name, sentence]]) =>
        [`${kind}.${action}`, { group: DOCUMENT_GROUPS[kind], name, sentence }] as const,
    ),
  ),
  ...Object.entries(OTHERS).map(
    ([action, [group, name, sentence]]) => [action, { group, name, sentence }] as const,
  ),
]);

/** Words for an action; an unknown one is shown by its name. */
export const wordsOf = (action: string): ActionWords =>
  ACTIVITY_LABELS.get(action) ?? { group: 'Other', name: action, sentence: `${action}: {}` };
