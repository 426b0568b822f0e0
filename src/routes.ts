import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** The whole URL map: public site, admin area, machine endpoints. Fixed paths stand before slugs. */
export default [
  layout('site/shell/site-layout.tsx', [
    layout('site/shell/page-frame.tsx', [
      index('site/pages/block-page.tsx', { id: 'home' }),
      route('*', 'site/pages/block-page.tsx', { id: 'block-page' }),
    ]),
  ]),
] satisfies RouteConfig;
