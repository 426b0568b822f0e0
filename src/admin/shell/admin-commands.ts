import type { PaletteCommand } from '#src/admin/palette/palette-item.ts';
import { may, type Permission } from '#src/platform/auth/policy.ts';
import type { Role } from '#src/platform/auth/role.ts';
import { ACCOUNT_PATH } from './admin-address.ts';
import { sectionsFor } from './admin-pages.ts';

interface AdminAction extends Omit<PaletteCommand, 'id'> {
  to: string;
  permission: Permission;
}

/** Actions that the command palette can start on any page. */
const ADMIN_ACTIONS: readonly AdminAction[] = [
  {
    title: 'New page',
    to: '/admin/page-editor/new',
    permission: 'content.edit',
    keywords: 'create add template',
  },
  {
    title: 'Shared sections',
    to: '/admin/page-editor/sections',
    permission: 'content.see',
    keywords: 'pages reusable blocks global',
  },
  {
    title: 'New shared section',
    to: '/admin/page-editor/sections/new',
    permission: 'content.edit',
    isPost: true,
    keywords: 'create add reusable',
  },
  {
    title: 'New post',
    to: '/admin/blog-editor/new',
    permission: 'content.edit',
    keywords: 'create add write article blog',
  },
  {
    title: 'Tags of posts',
    to: '/admin/blog-editor/tags',
    permission: 'content.see',
    keywords: 'categories rename merge',
  },
  {
    title: 'Write missing alternative texts',
    to: '/admin/media-library/describe',
    permission: 'content.edit',
    keywords: 'alt pictures media accessibility describe',
  },
  {
    title: 'Old names in texts',
    to: '/admin/site-frame/names',
    permission: 'content.see',
    keywords: 'brand rename company replace',
  },
  {
    title: 'Redirects',
    to: '/admin/seo-manager/redirects',
    permission: 'content.see',
    keywords: 'seo 301 302 410 moved address import test',
  },
  {
    title: 'Views and search figures over time',
    to: '/admin/seo-manager/search-data',
    permission: 'content.see',
    keywords: 'seo search console landings clicks impressions position queries import',
  },
  {
    title: 'Addresses not found',
    to: '/admin/seo-manager/not-found',
    permission: 'content.see',
    keywords: 'seo 404 missing broken log',
  },
  {
    title: 'Checks of the site',
    to: '/admin/seo-manager/checks',
    permission: 'content.see',
    keywords: 'seo crawl audit findings broken links errors',
  },
  {
    title: 'Machine files',
    to: '/admin/seo-manager/files',
    permission: 'content.see',
    keywords: 'seo robots.txt sitemap.xml feed llms noindex disallow crawlers',
  },
  {
    title: 'View as crawler',
    to: '/admin/seo-manager/crawler',
    permission: 'content.see',
    keywords: 'seo head noindex canonical structured data json-ld bot',
  },
  {
    title: 'Settings for search engines',
    to: '/admin/seo-manager/settings',
    permission: 'content.see',
    keywords:
      'seo company brand titles default picture link previews name short legal description email phone street city state region zip country code areas served opening hours profiles other sites logo google search console bing webmaster tools pinterest meta facebook instagram yandex verification rules robots.txt',
  },
  {
    title: 'Integrations',
    to: '/admin/settings/integrations',
    permission: 'settings.change',
    keywords: 'crm hubspot email storage tags connected test lead refused',
  },
  {
    title: 'Two-step sign-in',
    to: `${ACCOUNT_PATH}/two-step`,
    permission: 'account.change-own',
    keywords: 'authenticator app totp 2fa mfa recovery codes security',
  },
  {
    title: 'Invite a colleague',
    to: '/admin/team/invite',
    permission: 'team.manage',
    keywords: 'user team add',
  },
  {
    title: 'Review leads in quarantine',
    to: '/admin/leads?state=quarantined',
    permission: 'leads.see',
    keywords: 'spam release',
  },
  {
    title: 'Export leads as CSV',
    to: '/admin/leads/export.csv',
    permission: 'people.export',
    isDocument: true,
    keywords: 'download excel spreadsheet',
  },
  {
    title: 'Export assessment runs as CSV',
    to: '/admin/assessments/export.csv',
    permission: 'people.export',
    isDocument: true,
    keywords: 'download excel spreadsheet',
  },
  {
    title: 'Export page views as CSV',
    to: '/admin/analytics/views.csv',
    permission: 'analytics.see',
    isDocument: true,
    keywords: 'download analytics excel spreadsheet',
  },
  {
    title: 'Parts of the admin',
    to: '/admin/styleguide',
    permission: 'dashboard.see',
    keywords: 'style guide kit components buttons fields colors dark',
  },
  {
    title: 'View the site',
    to: '/',
    permission: 'account.change-own',
    isDocument: true,
    keywords: 'home public website',
  },
];

/** The pages and actions of the palette for a role. */
export function commandsFor(role: Role): PaletteCommand[] {
  const pages = sectionsFor(role).flatMap(({ pages }) => pages);
  return [
    ...pages.map(({ label, path, key, keywords }) => ({
      id: `page${path}`,
      title: label,
      to: path,
      keys: `g ${key}`,
      keywords,
    })),
    {
      id: `page${ACCOUNT_PATH}`,
      title: 'Your account',
      to: ACCOUNT_PATH,
      keywords: 'password profile sessions',
    },
    ...ADMIN_ACTIONS.filter(({ permission }) => may(role, permission)).map(
      ({ permission: _permission, ...action }) => ({ id: `action${action.to}`, ...action }),
    ),
  ];
}
