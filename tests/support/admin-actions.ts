import { type Permission } from '#src/platform/auth/policy.ts';
import { leadId } from '#tests/builders/admin-leads.ts';

/** A request that a screen of the admin area makes. */
export interface AdminAction {
  /** as in `ADMIN_ROUTES` */
  route: string;
  method: 'GET' | 'POST';
  /** of a posted form; one row for each intent */
  fields?: Readonly<Record<string, string>>;
  /** 'everyone': open to every role */
  permission: Permission | 'everyone';
}

const ID = leadId(1);

const get = (route: string, permission: AdminAction['permission']): AdminAction => ({
  route,
  method: 'GET',
  permission,
});

const post = (
  route: string,
  permission: AdminAction['permission'],
  ...forms: Record<string, string>[]
): AdminAction[] =>
  (forms.length > 0 ? forms : [{}]).map((fields) => ({
    route,
    method: 'POST',
    permission,
    fields,
  }));

const intents = (...names: string[]) => names.map((intent) => ({ intent, id: ID }));

/** Addresses that need no session, by design. */
export const OPEN_ADDRESSES: Readonly<Record<string, string>> = {
  '/admin/login': 'to sign in',
  '/admin/login/code': 'the second step of signing in',
  '/admin/forgot-password': 'to ask for a new password',
  '/admin/reset/:token': 'to choose a new password, with a link',
  '/admin/invite/:token': 'to accept an invitation, with a link',
  '/admin/confirm-email/:token': 'to confirm a new address, with a link',
  '/admin/sign-out': 'to sign out, also with an ended session',
};

/** Every request of the admin area with the permission it needs. A new route or intent adds its rows here. */
export const ADMIN_ACTIONS: readonly AdminAction[] = [
  get('/admin', 'dashboard.see'),
  get('/admin/*', 'everyone'),
  get('/admin/find', 'dashboard.see'),
  get('/admin/api/palette', 'dashboard.see'),
  get('/admin/api/links', 'content.see'),
  get('/admin/api/post-options', 'content.see'),
  get('/admin/api/drawings/:family/:name', 'content.see'),
  get('/admin/seo-manager/checks', 'content.see'),
  ...post(
    '/admin/seo-manager/checks',
    'content.edit',
    ...intents('crawl', 'stop', 'outside', 'unknown'),
    {},
  ),
  get('/admin/seo-manager/checks/:check', 'content.see'),
  ...post('/admin/seo-manager/checks/:check', 'content.edit', ...intents('ignore', 'restore'), {}),
  get('/admin/release', 'hold.release'),
  ...post('/admin/release', 'hold.release'),
  get('/admin/leads', 'leads.see'),
  ...post('/admin/leads', 'leads.work', ...intents('send-again', 'release', 'unknown'), {}),
  ...post('/admin/leads', 'people.erase', { intent: 'erase', address: 'bo@spam.example' }),
  get('/admin/leads/:id', 'leads.see'),
  ...post('/admin/leads/:id', 'leads.work', ...intents('send-again', 'release', 'unknown')),
  ...post('/admin/leads/:id', 'leads.work', { intent: 'send-email', email: ID }),
  ...post('/admin/leads/:id', 'people.erase', { intent: 'erase', confirmation: 'bo@spam.example' }),
  get('/admin/leads/delete', 'leads.delete'),
  ...post('/admin/leads/delete', 'leads.delete', { id: ID }),
  get('/admin/leads/export.csv', 'people.export'),
  get('/admin/assessments', 'assessments.see'),
  get('/admin/assessments/:id', 'assessments.see'),
  get('/admin/assessments/export.csv', 'people.export'),
  get('/admin/newsletter', 'newsletter.see'),
  ...post('/admin/newsletter', 'newsletter.write', { subscriber: ID }),
  get('/admin/activity', 'activity.see-content'),
  get('/admin/activity/export.csv', 'activity.see-content'),
  get('/admin/analytics', 'analytics.see'),
  get('/admin/analytics/views.csv', 'analytics.see'),
  get('/admin/analytics/vitals.csv', 'analytics.see'),
  get('/admin/page-editor', 'content.see'),
  ...post('/admin/page-editor', 'content.publish', ...intents('restore', 'unknown')),
  get('/admin/page-editor/delete', 'content.publish'),
  ...post('/admin/page-editor/delete', 'content.publish', { do: 'trash', id: ID }),
  ...post('/admin/page-editor/delete', 'content.purge', { do: 'purge', id: ID }),
  get('/admin/page-editor/new/path', 'content.edit'),
  get('/admin/page-editor/*', 'content.see'),
  get('/admin/page-editor/new', 'content.edit'),
  ...post('/admin/page-editor/new', 'content.edit'),
  get('/admin/page-editor/sections', 'content.see'),
  ...post('/admin/page-editor/sections', 'content.publish', ...intents('restore', 'unknown')),
  ...post('/admin/page-editor/sections', 'content.purge', ...intents('purge')),
  get('/admin/page-editor/sections/new', 'content.edit'),
  ...post('/admin/page-editor/sections/new', 'content.edit'),
  get('/admin/page-editor/sections/choices', 'content.see'),
  ...post('/admin/page-editor/sections/make', 'content.publish'),
  get('/admin/seo-manager/redirects', 'content.see'),
  ...post(
    '/admin/seo-manager/redirects',
    'content.edit',
    ...intents('save', 'delete', 'undo', 'unknown'),
  ),
  get('/admin/seo-manager/redirects/test', 'content.see'),
  get('/admin/seo-manager/redirects/import', 'content.edit'),
  ...post(
    '/admin/seo-manager/redirects/import',
    'content.edit',
    ...intents('upload', 'apply', 'discard', 'unknown'),
  ),
  get('/admin/seo-manager/redirects/export.csv', 'content.see'),
  get('/admin/seo-manager/redirects/template.csv', 'content.see'),
  get('/admin/seo-manager/not-found', 'content.see'),
  ...post(
    '/admin/seo-manager/not-found',
    'content.edit',
    ...intents('redirect', 'accept', 'gone', 'ignore', 'unignore', 'unknown'),
  ),
  get('/admin/blog-editor/:id', 'content.see'),
  get('/admin/blog-editor/stories', 'content.see'),
  ...post('/admin/blog-editor/stories', 'content.edit', ...intents('create')),
  ...post('/admin/blog-editor/stories', 'content.publish', ...intents('restore', 'unknown')),
  ...post('/admin/blog-editor/stories', 'content.purge', ...intents('purge')),
  get('/admin/blog-editor/stories/:id', 'content.see'),
  get('/admin/blog-template', 'content.see'),
  ...post(
    '/admin/blog-template',
    'content.publish',
    ...intents('archive', 'use-again', 'trash', 'restore', 'unknown'),
  ),
  ...post('/admin/blog-template', 'content.purge', ...intents('purge')),
  get('/admin/blog-template/new', 'content.edit'),
  ...post('/admin/blog-template/new', 'content.edit'),
  ...post('/admin/blog-template/make', 'content.edit'),
  get('/admin/blog-template/:id', 'content.see'),
  get('/admin/blog-template/:id/start', 'content.edit'),
  ...post('/admin/blog-template/:id/start', 'content.edit'),
  get('/admin/blog-template/:id/versions', 'content.see'),
  get('/admin/api/documents/:id/sample', 'content.see'),
  get('/admin/blog-editor', 'content.see'),
  ...post('/admin/blog-editor', 'content.publish', ...intents('restore', 'unknown'), {
    intent: 'change',
    change: 'publish',
    id: ID,
  }),
  ...post('/admin/blog-editor', 'content.see', ...intents('save-filter', 'remove-filter')),
  get('/admin/blog-editor/new', 'content.edit'),
  ...post('/admin/blog-editor/new', 'content.edit'),
  get('/admin/blog-editor/delete', 'content.publish'),
  ...post('/admin/blog-editor/delete', 'content.publish', { do: 'trash', id: ID }),
  ...post('/admin/blog-editor/delete', 'content.purge', { do: 'purge', id: ID }),
  get('/admin/blog-editor/tags', 'content.see'),
  ...post('/admin/blog-editor/tags', 'content.publish', { intent: 'undo', id: ID, change: ID }),
  get('/admin/blog-editor/tags/change', 'content.publish'),
  ...post('/admin/blog-editor/tags/change', 'content.publish', { tag: 'CRM', to: 'crm', id: ID }),
  get('/admin/api/documents/:id', 'content.see'),
  ...post('/admin/api/documents/:id', 'content.edit'),
  ...post('/admin/api/documents/:id/change', 'content.publish'),
  get('/admin/api/documents/:id/checks', 'content.see'),
  get('/admin/api/documents/:id/address', 'content.see'),
  get('/admin/api/documents/:id/link-suggestions', 'content.see'),
  ...post('/admin/api/documents/:id/presence', 'content.see'),
  get('/admin/api/documents/:id/canvas', 'content.see'),
  ...post('/admin/api/documents/:id/canvas', 'content.see'),
  get('/admin/api/documents/:id/previews', 'content.edit'),
  ...post('/admin/api/documents/:id/previews', 'content.edit'),
  get('/admin/api/documents/:id/history', 'content.see'),
  ...post('/admin/api/documents/:id/history', 'content.edit'),
  get('/admin/media-library', 'content.see'),
  ...post('/admin/media-library', 'content.purge', ...intents('empty-trash', 'unknown')),
  get('/admin/media-library/list', 'content.see'),
  get('/admin/media-library/picker', 'content.see'),
  get('/admin/media-library/change', 'content.edit'),
  ...post('/admin/media-library/change', 'content.edit'),
  get('/admin/media-library/download.zip', 'content.see'),
  ...post('/admin/media-library/download.zip', 'content.see', { id: ID }),
  get('/admin/media-library/describe', 'content.edit'),
  ...post('/admin/media-library/describe', 'content.edit', { [`alt-${ID}`]: 'A desk' }),
  get('/admin/media-library/selected', 'content.edit'),
  ...post('/admin/media-library/selected', 'content.edit', { do: 'trash', id: ID }),
  ...post('/admin/media-library/selected', 'content.purge', { do: 'purge', id: ID }),
  get('/admin/media-library/folder', 'content.edit'),
  ...post('/admin/media-library/folder', 'content.edit', { name: 'Team' }),
  get('/admin/media-library/logos/:grid', 'content.see'),
  get('/admin/media-library/:id', 'content.see'),
  ...post(
    '/admin/media-library/:id',
    'content.edit',
    ...intents('details', 'view', 'bring-back', 'trash', 'restore', 'unknown'),
  ),
  get('/admin/media-library/:id/file', 'content.see'),
  get('/admin/media-library/:id/replace', 'content.edit'),
  ...post(
    '/admin/media-library/:id/replace',
    'content.edit',
    ...intents('replace', 'cancel', 'unknown'),
  ),
  ...post('/admin/media-library/uploads', 'content.edit'),
  get('/admin/media-library/uploads/:id', 'content.edit'),
  ...post('/admin/media-library/uploads/:id', 'content.edit'),
  get('/admin/media-library/uploads/:id/file', 'content.edit'),
  ...post('/admin/media-library/known', 'content.edit'),
  ...post('/admin/media-library/fetch', 'content.edit'),
  get('/admin/team', 'team.manage'),
  get('/admin/team/invite', 'team.manage'),
  ...post('/admin/team/invite', 'team.manage', { intent: 'invite', email: 'bo@x.example' }),
  get('/admin/team/security', 'settings.change'),
  ...post('/admin/team/security', 'settings.change', { intent: 'security' }),
  get('/admin/team/invitations/:id', 'team.manage'),
  ...post('/admin/team/invitations/:id', 'team.manage', ...intents('resend', 'revoke', 'x')),
  get('/admin/team/:id', 'team.manage'),
  ...post('/admin/team/:id', 'team.manage', { intent: 'role', role: 'owner' }),
  ...post(
    '/admin/team/:id',
    'team.manage',
    ...intents('end-sessions', 'reset-totp', 'deactivate', 'reactivate', 'remove', 'unknown'),
  ),
  get('/admin/account', 'account.change-own'),
  ...post(
    '/admin/account',
    'account.change-own',
    ...intents('name', 'email', 'cancel-email', 'password', 'disable-totp'),
    ...intents('end-session', 'end-others', 'unknown'),
  ),
  get('/admin/account/two-step', 'account.change-own'),
  ...post('/admin/account/two-step', 'account.change-own', ...intents('begin', 'verify', 'x')),
  get('/admin/confirm', 'account.change-own'),
  ...post('/admin/confirm', 'account.change-own', { intent: 'confirm' }),
];

/** What the frame around every page reads, also around a refusal. */
export const FRAME_CALLS: readonly string[] = ['leads.backlog'];

/** The address of a row, with a value for each parameter of its route. */
export const addressOf = ({ route }: AdminAction): string =>
  route.replace('/*', '/unknown').replaceAll(/:\w+/g, ID);

/** The address under which the browser fetches the data of a page, or posts a form of it. */
export const dataAddressOf = (action: AdminAction): string => `${addressOf(action)}.data`;
