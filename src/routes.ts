import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';

/**
 * Matches the exact case only. An address in another case redirects to this one, as for pages of blocks (ADR 015), and makes no
 * second entry in the document cache (ADR 022).
 */
const EXACT = { caseSensitive: true };

/** For the kinds that ask for nothing. */
const NEW_DOCUMENT = 'admin/documents/new/new-document.ts';

/**
 * The route module of each address: public site, admin area, machine endpoints. Fixed paths come before slugs.
 * `domains/site-map/addresses.ts` describes what each address is for; a test compares the two.
 */
export default [
  layout('site/middleware/site-middleware.tsx', [
    index('site/pages/block-page.ts', { id: 'home' }),
    route('insights', 'site/insights/insights.tsx', EXACT),
    ...prefix('insights', [
      route('success-stories', 'site/insights/success-stories.ts', EXACT),
      route('success-stories/:slug', 'site/insights/success-story.ts', EXACT),
      route(':slug', 'site/insights/page-or-post.ts', EXACT),
    ]),
    ...prefix('newsletter', [
      index('site/newsletter/subscribe.tsx'),
      route('confirm', 'site/newsletter/confirm.tsx'),
      route('unsubscribe', 'site/newsletter/unsubscribe.tsx'),
    ]),
    route('forms/:form', 'site/leads/form-page.tsx'),
    ...prefix('ai-quotient', [
      route('assessment', 'site/ai-quotient/assessment-page.tsx'),
      route('shared/:key', 'site/ai-quotient/shared-result.ts'),
    ]),
    route('search', 'site/search/search.ts'),
    route('growth-audit', 'site/pages/growth-audit.ts'),
    route('styleguide', 'site/styleguide/styleguide.ts'),
    route('*', 'site/pages/block-page.ts', { id: 'block-page' }),
  ]),
  ...prefix('admin', [
    ...prefix('login', [index('admin/login/login.tsx'), route('code', 'admin/login/code.tsx')]),
    route('forgot-password', 'admin/login/forgot.tsx'),
    route('reset/:token', 'admin/login/reset.tsx'),
    route('invite/:token', 'admin/login/accept-invite.tsx'),
    route('confirm-email/:token', 'admin/login/confirm-email.tsx'),
    route('sign-out', 'admin/login/sign-out.ts'),
    layout('admin/shell/admin-layout.tsx', [
      layout('admin/shell/admin-errors.tsx', [
        index('admin/dashboard/dashboard.tsx'),
        route('find', 'admin/find/find.tsx'),
        route('styleguide', 'admin/styleguide/kit-guide.tsx'),
        route('api/palette', 'admin/find/palette-endpoint.ts'),
        route('api/views', 'admin/lists/views-endpoint.ts'),
        route('api/links', 'admin/page-editor/links/links-endpoint.ts'),
        route('api/post-options', 'admin/blog-editor/settings/post-options-endpoint.ts'),
        route('api/drawings/:family/:name', 'admin/page-editor/drawings/drawing-endpoint.ts'),
        layout('site/canvas/provide-canvas.ts', { id: 'canvas-of-miniatures' }, [
          route(
            'api/miniatures/:family/:name',
            'admin/page-editor/miniature/miniature-endpoint.ts',
          ),
        ]),
        route('release', 'admin/hold/release.tsx'),
        ...prefix('leads', [
          index('admin/leads/leads.tsx'),
          route('delete', 'admin/leads/delete-leads.tsx'),
          route('export.csv', 'admin/leads/export-leads.ts'),
          route(':id', 'admin/leads/lead.tsx'),
        ]),
        ...prefix('assessments', [
          index('admin/assessments/assessments.tsx'),
          route('export.csv', 'admin/assessments/export-runs.ts'),
          route(':id', 'admin/assessments/assessment.tsx'),
        ]),
        route('newsletter', 'admin/newsletter/newsletter.tsx'),
        route('newsletter/export.csv', 'admin/newsletter/export-subscribers.ts'),
        ...prefix('activity', [
          index('admin/activity/activity.tsx'),
          route('export.csv', 'admin/activity/export-activity.ts'),
        ]),
        ...prefix('analytics', [
          index('admin/analytics/analytics.tsx'),
          route('views.csv', 'admin/analytics/export-views.ts'),
          route('vitals.csv', 'admin/analytics/export-vitals.ts'),
        ]),
        ...prefix('team', [
          index('admin/team/team.tsx'),
          route('invite', 'admin/team/invite.tsx'),
          route('security', 'admin/team/security.tsx'),
          route('invitations/:id', 'admin/team/invitation.tsx'),
          route(':id', 'admin/team/member.tsx'),
        ]),
        ...prefix('settings', [
          index('admin/settings/settings.tsx'),
          route('integrations', 'admin/integrations/integrations.tsx'),
        ]),
        ...prefix('account', [
          index('admin/account/account.tsx'),
          route('two-step', 'admin/account/two-step.tsx'),
        ]),
        route('confirm', 'admin/confirm/confirm.tsx'),
        ...prefix('page-editor', [
          index('admin/page-editor/pages.tsx'),
          route('new', 'admin/page-editor/new-page.tsx'),
          route('delete', 'admin/documents/list/delete-documents.tsx', { id: 'delete-pages' }),
          ...prefix('sections', [
            index('admin/page-editor/sections/sections.tsx'),
            route('new', NEW_DOCUMENT, { id: 'new-section' }),
            route('choices', 'admin/page-editor/sections/choices-endpoint.ts'),
            route('make', 'admin/page-editor/sections/make-endpoint.ts'),
          ]),
          route('*', 'admin/page-editor/page.tsx'),
        ]),
        ...prefix('blog-editor', [
          index('admin/blog-editor/list/posts.tsx'),
          route('new', 'admin/blog-editor/list/new-post.tsx'),
          route('delete', 'admin/documents/list/delete-documents.tsx', { id: 'delete-posts' }),
          route('tags', 'admin/blog-editor/list/tags.tsx'),
          route('tags/change', 'admin/blog-editor/list/tag-change.tsx'),
          ...prefix('stories', [
            index('admin/stories/stories.tsx'),
            route('new', NEW_DOCUMENT, { id: 'new-story' }),
            route(':id', 'admin/stories/story.tsx'),
          ]),
          route(':id', 'admin/blog-editor/post.tsx'),
        ]),
        ...prefix('blog-template', [
          index('admin/blog-template/templates.tsx'),
          route('new', NEW_DOCUMENT, { id: 'new-template' }),
          route('make', 'admin/blog-template/in-post/make-endpoint.ts'),
          route(':id', 'admin/blog-template/template.tsx'),
          route(':id/versions', 'admin/blog-template/in-post/versions-endpoint.ts'),
        ]),
        ...prefix('media-library', [
          index('admin/media/library/library.tsx'),
          route('list', 'admin/media/library/list-endpoint.ts'),
          route('change', 'admin/media/library/change-endpoint.ts'),
          route('picker', 'admin/media/picker/picker-endpoint.ts'),
          route('download.zip', 'admin/media/library/zip-endpoint.ts'),
          route('describe', 'admin/media/library/describe.tsx'),
          route('selected', 'admin/media/library/selected.tsx'),
          route('folder', 'admin/media/library/folder.tsx'),
          route('logos/:grid', 'admin/media/logos/logos.tsx'),
          route('uploads', 'admin/media/intake/upload-endpoint.ts', { id: 'admin/media/uploads' }),
          route('uploads/:id', 'admin/media/intake/upload-endpoint.ts'),
          route('uploads/:id/file', 'admin/media/intake/upload-file-endpoint.ts'),
          route('known', 'admin/media/intake/known-endpoint.ts'),
          route('fetch', 'admin/media/intake/fetch-endpoint.ts'),
          route(':id', 'admin/media/asset/asset.tsx'),
          route(':id/file', 'admin/media/asset/file-endpoint.ts'),
          route(':id/replace', 'admin/media/asset/replace.tsx'),
        ]),
        ...prefix('migrate-content', [
          index('admin/migrate/migrate.tsx'),
          route('export.zip', 'admin/migrate/export-endpoint.ts'),
          route('uploads', 'admin/migrate/uploads-endpoint.ts', { id: 'admin/migrate/uploads' }),
          route('uploads/:upload', 'admin/migrate/uploads-endpoint.ts', {
            id: 'admin/migrate/upload',
          }),
          route(':id', 'admin/migrate/import.tsx'),
          route(':id/report.csv', 'admin/migrate/export-report.ts'),
          route(':id/redirects.csv', 'admin/migrate/export-redirects.ts'),
          route(':id/items/:position', 'admin/migrate/item.tsx'),
        ]),
        route('site-frame/names', 'admin/site-frame/names.tsx'),
        route('site-frame/:id?', 'admin/site-frame/site-frame.tsx'),
        ...prefix('seo-manager', [
          index('admin/seo/routes/routes.tsx'),
          route('route', 'admin/seo/route/route.tsx'),
          route('routes.csv', 'admin/seo/bulk/export-routes.ts'),
          route('import', 'admin/seo/bulk/import-routes.tsx'),
          route('edit', 'admin/seo/bulk/edit-routes.tsx'),
          route('preview', 'admin/seo/bulk/preview.tsx'),
          ...prefix('history', [
            index('admin/seo/history/history.tsx'),
            route(':id', 'admin/seo/history/change.tsx'),
          ]),
          route('files', 'admin/seo/files/files.tsx'),
          layout('site/canvas/provide-canvas.ts', { id: 'canvas-of-crawler' }, [
            route('crawler', 'admin/seo/crawler/crawler.tsx'),
          ]),
          route('settings', 'admin/seo/settings/settings.tsx'),
          ...prefix('checks', [
            index('admin/seo/checks/checks.tsx'),
            route(':check', 'admin/seo/checks/check.tsx'),
            route(':check/export.csv', 'admin/seo/checks/export-findings.ts'),
          ]),
          ...prefix('redirects', [
            index('admin/seo/redirects/redirects.tsx'),
            route('test', 'admin/seo/redirects/test-address.tsx'),
            route('import', 'admin/seo/redirects/import.tsx'),
            route('export.csv', 'admin/seo/redirects/export-redirects.ts'),
            route('template.csv', 'admin/seo/redirects/import-template.ts'),
          ]),
          route('not-found', 'admin/seo/not-found/not-found.tsx'),
          route('not-found/export.csv', 'admin/seo/not-found/export-not-found.ts'),
          ...prefix('search-data', [
            index('admin/seo/search-data/search-data.tsx'),
            route('import', 'admin/seo/search-data/import.tsx'),
          ]),
        ]),
        ...prefix('api/documents/:id', [
          index('admin/documents/document-endpoint.ts'),
          route('change', 'admin/documents/change-endpoint.ts'),
          route('history', 'admin/documents/history-endpoint.ts'),
          route('checks', 'admin/documents/checks-endpoint.ts'),
          route('address', 'admin/page-editor/settings/address-endpoint.ts'),
          route('link-suggestions', 'admin/blog-editor/settings/link-suggestions-endpoint.ts'),
          route('presence', 'admin/documents/presence-endpoint.ts'),
          route('previews', 'admin/documents/previews-endpoint.ts'),
          layout('site/canvas/provide-canvas.ts', [
            route('canvas', 'admin/page-editor/canvas/canvas-endpoint.ts'),
            route('sample', 'admin/blog-template/sample-endpoint.ts'),
          ]),
        ]),
        route('*', 'admin/shell/admin-not-found.tsx'),
      ]),
    ]),
  ]),
  ...prefix('api/ai-quotient', [
    route('answers', 'site/ai-quotient/save-answers.ts'),
    route('run', 'site/ai-quotient/open-run.ts'),
    route('questionnaire', 'site/ai-quotient/questionnaire.ts'),
    route('report', 'site/ai-quotient/request-report.ts'),
    route('share', 'site/ai-quotient/share-result.ts'),
    route('booked', 'site/ai-quotient/note-booking.ts'),
  ]),
  route('api/download-report', 'site/ai-quotient/download-report.ts'),
  route('robots.txt', 'site/machine-readable/robots.ts', EXACT),
  route('sitemap.xml', 'site/machine-readable/sitemap.ts', EXACT),
  route('sitemap/:part', 'site/machine-readable/sitemap-part.ts', EXACT),
  route('llms.txt', 'site/machine-readable/llms.ts', EXACT),
  route('feed.xml', 'site/machine-readable/feed-xml.ts', EXACT),
  route('feed.json', 'site/machine-readable/feed-json.ts', EXACT),
  route('social/:digest/*', 'site/machine-readable/social-image.ts'),
  route('api/form-token', 'site/leads/form-token.ts'),
  route('api/hubspot-submit', 'site/leads/hubspot-submit.ts'),
  route('api/leads/:form', 'site/leads/post-lead.ts'),
  route('preview/:token', 'site/preview/show-preview.ts'),
  route('download/:token', 'site/leads/download-guide.ts'),
  route('api/vitals', 'site/web-vitals/post-vitals.ts'),
  route('api/search', 'site/search/suggest-results.ts'),
  route('api/portraits/:background', 'site/company/portrait.ts'),
  route('api/story-covers/:slug', 'site/insights/story-cover.ts'),
  route('api/technology-logos', 'site/company/technology-logos.ts'),
  route('api/unsubscribe', 'site/newsletter/unsubscribe-one-click.ts'),
] satisfies RouteConfig;
