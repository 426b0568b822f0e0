import { KIND_WORDS } from '#src/admin/parts/editor-address.ts';
import { DOCUMENT_KINDS } from '#src/domains/documents/document.ts';

/** Words for an action. */
interface ActionWords {
  /** heading of its group in the filter */
  group: string;
  /** its name within the group */
  name: string;
  /** the sentence after the actor; `{}` stands for the object */
  sentence: string;
}

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

/** Other actions, by group. */
const OTHERS: Readonly<Record<string, typeof DOCUMENT_ACTIONS>> = {
  'Leads and newsletter': {
    'lead.corrected': ['Lead corrected', 'corrected the {}'],
    'lead.sent-again': ['Lead sent again', 'sent the {} to the CRM again'],
    'lead.released': ['Lead released', 'released the {} from quarantine'],
    'lead.deleted': ['Lead deleted', 'deleted the {}'],
    'lead.email-sent-again': ['Email sent again', 'sent an email about the {} again'],
    'leads.exported': ['Leads exported', 'exported {}'],
    'leads.expired': ['Leads expired', 'deleted {}'],
    'runs.exported': ['Assessment runs exported', 'exported {}'],
    'runs.expired': ['Assessment runs expired', 'deleted {}'],
    'person.erased': ['Person erased', 'erased {}'],
    'newsletter.exported': ['Subscribers exported', 'exported {}'],
    'subscription.confirmation-sent-again': [
      'Confirmation sent again',
      'sent the confirmation email of the {} again',
    ],
  },
  Team: {
    'user.invited': ['Invited', 'invited {}'],
    'user.created': ['Account created', 'created the account of {}'],
    'user.made-owner': ['Made an owner', 'made {} an owner'],
    'user.renamed': ['Renamed', 'changed the name of {}'],
    'invite.sent-again': ['Invitation sent again', 'sent the invitation to {} again'],
    'invite.accepted': ['Invitation accepted', 'accepted the invitation as {}'],
    'invite.revoked': ['Invitation revoked', 'revoked the invitation to {}'],
    'user.role-changed': ['Role changed', 'changed the role of {}'],
    'user.deactivated': ['Deactivated', 'deactivated {}'],
    'user.reactivated': ['Reactivated', 'reactivated {}'],
    'user.removed': ['Removed', 'removed {} from the team'],
    'settings.changed': ['Settings changed', 'changed {}'],
  },
  'Sign-in': {
    'session.started': ['Signed in', 'signed in'],
    'session.ended': ['Signed out', 'signed out'],
    'session.revoked': ['Session ended', 'ended a session of {}'],
    'sign-in.refused': ['Sign-in refused', 'was refused at sign-in'],
    'totp.enabled': ['Second step turned on', 'turned on the second step of {}'],
    'totp.disabled': ['Second step turned off', 'turned off the second step of {}'],
    'password.changed': ['Password changed', 'changed the password of {}'],
    'password.reset': ['Password reset', 'set a new password for {}'],
    'password.reset-requested': ['Password reset requested', 'asked for a new password for {}'],
    'recovery-code.used': ['Recovery code used', 'used a recovery code of {}'],
    'recovery-codes.renewed': ['Recovery codes replaced', 'replaced the recovery codes of {}'],
    'email.change-requested': ['Email change requested', 'asked to change the email address of {}'],
    'email.change-canceled': [
      'Email change canceled',
      'canceled the change of the email address of {}',
    ],
    'email.changed': ['Email address changed', 'changed the email address of {}'],
    'access.refused': ['Access refused', 'was refused access to {}'],
  },
  Media: {
    'file.added': ['File added', 'added the file {}'],
    'file.changed': ['File changed', 'changed the details of {}'],
    'file.replaced': ['File replaced', 'replaced the file {}'],
    'file.brought-back': ['Earlier file brought back', 'brought back an earlier file of {}'],
    'file.moved': ['File moved', 'moved {} to another folder'],
    'file.trashed': ['File moved to the trash', 'moved the file {} to the trash'],
    'file.restored': ['File restored', 'restored the file {} from the trash'],
    'file.purged': ['File deleted for good', 'deleted the file {} for good'],
    'folder.created': ['Folder created', 'created the folder {}'],
    'folder.moved': ['Folder moved or renamed', 'moved or renamed the folder {}'],
    'folder.deleted': ['Folder deleted', 'deleted the folder {}'],
  },
  Posts: {
    'tag.renamed': ['Tag renamed or merged', 'renamed the tag {} in all posts'],
    'tag.removed': ['Tag removed', 'removed the tag {} from all posts'],
  },
  Site: {
    'redirect.added': ['Redirect added', 'added a redirect from {}'],
    'redirect.changed': ['Redirect changed', 'changed the redirect from {}'],
    'redirects.imported': ['Redirects imported', 'imported {}'],
    'redirect.deleted': ['Redirect deleted', 'deleted the redirect from {}'],
    'hold.released': ['Hold released', 'released {}'],
    'site.restored': ['Site restored', 'restored {} from a backup'],
    'site.exported': ['Site exported', 'exported {}'],
    'import.read': ['Import read', 'read {} for an import'],
    'import.started': ['Import started', 'started or went on with the import of {}'],
    'import.paused': ['Import paused', 'paused the import of {}'],
    'import.canceled': ['Import canceled', 'canceled the import of {}'],
    'import.undone': ['Import taken back', 'took the import of {} back'],
    'analytics.exported': ['Analytics exported', 'exported {}'],
    'activity.exported': ['Activity exported', 'exported {}'],
  },
  SEO: {
    'route.changed': ['Search appearance changed', 'changed the search appearance of {}'],
    'setting.changed': ['Site-wide settings changed', 'changed {}'],
    'search-data.imported': ['Search Console imported', 'imported {}'],
    'search-data.deleted': ['Search Console import deleted', 'deleted {}'],
    'finding.ignored': ['Finding ignored', 'ignored a finding on {}'],
    'finding.restored': ['Finding put back', 'put back a finding on {}'],
  },
};

/** Words for every recorded action. A test compares the table with the actions in the source. */
export const ACTIVITY_LABELS: ReadonlyMap<string, ActionWords> = new Map([
  ...DOCUMENT_KINDS.flatMap((kind) =>
    Object.entries(DOCUMENT_ACTIONS).map(
      ([action, [name, sentence]]) =>
        [`${kind}.${action}`, { group: KIND_WORDS[kind].many, name, sentence }] as const,
    ),
  ),
  ...Object.entries(OTHERS).flatMap(([group, actions]) =>
    Object.entries(actions).map(
      ([action, [name, sentence]]) => [action, { group, name, sentence }] as const,
    ),
  ),
]);

/** Words for an action; an unknown one is shown by its name. */
export const wordsOf = (action: string): ActionWords =>
  ACTIVITY_LABELS.get(action) ?? { group: 'Other', name: action, sentence: `${action}: {}` };
