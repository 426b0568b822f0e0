import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';

/** The whole URL map: public site, admin area, machine endpoints. Fixed paths stand before slugs. */
export default [
  layout('site/shell/site-layout.tsx', [
    layout('site/shell/page-frame.tsx', [
      index('site/pages/block-page.tsx', { id: 'home' }),
      ...prefix('insights', [
        index('site/insights/insights.tsx'),
        route('success-stories', 'site/insights/success-stories.tsx'),
        route('success-stories/:slug', 'site/insights/success-story.tsx'),
        route(':slug', 'site/insights/post.tsx'),
      ]),
      ...prefix('newsletter', [
        index('site/newsletter/subscribe.tsx'),
        route('confirm', 'site/newsletter/confirm.tsx'),
        route('unsubscribe', 'site/newsletter/unsubscribe.tsx'),
      ]),
      route('*', 'site/pages/block-page.tsx', { id: 'block-page' }),
    ]),
  ]),
  ...prefix('admin', [
    route('login', 'admin/login/login.tsx'),
    route('sign-out', 'admin/login/sign-out.ts'),
    layout('admin/shell/admin-layout.tsx', [
      index('admin/dashboard/dashboard.tsx'),
      route('*', 'admin/shell/admin-not-found.tsx'),
    ]),
  ]),
  route('api/unsubscribe', 'site/newsletter/unsubscribe-one-click.ts'),
] satisfies RouteConfig;
