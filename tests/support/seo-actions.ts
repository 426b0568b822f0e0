import { type AdminAction, get, intents, post } from './admin-action.ts';

/** Every request of the SEO manager with the permission it needs. */
export const SEO_ACTIONS: readonly AdminAction[] = [
  get('/admin/seo-manager', 'content.see'),
  ...post('/admin/seo-manager', 'content.edit', ...intents('save', 'undo', 'unknown')),
  get('/admin/seo-manager/route', 'content.see'),
  ...post('/admin/seo-manager/route', 'content.edit', ...intents('save', 'undo', 'unknown')),
  get('/admin/seo-manager/routes.csv', 'content.see'),
  get('/admin/seo-manager/import', 'content.edit'),
  ...post('/admin/seo-manager/import', 'content.edit', ...intents('check', 'unknown')),
  get('/admin/seo-manager/edit', 'content.edit'),
  ...post(
    '/admin/seo-manager/edit',
    'content.edit',
    ...intents('pattern', 'replace', 'set', 'robots', 'remove', 'unknown'),
  ),
  get('/admin/seo-manager/preview', 'content.edit'),
  ...post('/admin/seo-manager/preview', 'content.edit', ...intents('apply', 'discard', 'unknown')),
  get('/admin/seo-manager/history', 'content.see'),
  get('/admin/seo-manager/history/:id', 'content.see'),
  ...post('/admin/seo-manager/history/:id', 'content.edit', ...intents('undo', 'unknown')),
  get('/admin/seo-manager/checks', 'content.see'),
  ...post('/admin/seo-manager/checks', 'content.edit', ...intents('crawl', 'stop', 'unknown'), {}),
  get('/admin/seo-manager/checks/:check', 'content.see'),
  ...post('/admin/seo-manager/checks/:check', 'content.edit', ...intents('ignore', 'restore'), {}),
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
];
