import { may, type Permission } from '#src/platform/auth/policy.ts';
import type { Role } from '#src/platform/auth/role.ts';

interface AdminPage {
  label: string;
  path: string;
  /** false for planned pages, which are not linked */
  exists: boolean;
  /** one of these is needed to see it */
  permissions: readonly Permission[];
  /** the letter after `g` that opens it */
  key: string;
  /** other words that people look for */
  keywords?: string;
  /** name of the count beside it (`waiting-counts.server.ts`) */
  count?: 'leads';
}

export interface AdminSection {
  /** undefined for the pages above all sections */
  label: string | undefined;
  pages: readonly AdminPage[];
}

/** The pages of the admin (docs/specification.md, section 2) in navigation order. */
const ADMIN_SECTIONS: readonly AdminSection[] = [
  {
    label: undefined,
    pages: [
      {
        label: 'Dashboard',
        path: '/admin',
        exists: true,
        permissions: ['dashboard.see'],
        key: 'd',
        keywords: 'overview home service health',
      },
    ],
  },
  {
    label: 'Content',
    pages: [
      {
        label: 'Pages',
        path: '/admin/page-editor',
        exists: true,
        permissions: ['content.see'],
        key: 'p',
        keywords: 'page editor',
      },
      {
        label: 'Posts',
        path: '/admin/blog-editor',
        exists: true,
        permissions: ['content.see'],
        key: 'b',
        keywords: 'blog editor articles insights',
      },
      {
        label: 'Templates',
        path: '/admin/blog-template',
        exists: true,
        permissions: ['content.see'],
        key: 't',
        keywords: 'blog template',
      },
      {
        label: 'Media',
        path: '/admin/media-library',
        exists: true,
        permissions: ['content.see'],
        key: 'm',
        keywords: 'media library pictures files images',
      },
    ],
  },
  {
    label: 'Growth',
    pages: [
      {
        label: 'Leads',
        path: '/admin/leads',
        exists: true,
        permissions: ['leads.see'],
        key: 'l',
        keywords: 'crm contacts forms quarantine erase person',
        count: 'leads',
      },
      {
        label: 'Assessments',
        path: '/admin/assessments',
        exists: true,
        permissions: ['assessments.see'],
        key: 'q',
        keywords: 'ai quotient runs scores',
      },
      {
        label: 'Newsletter',
        path: '/admin/newsletter',
        exists: true,
        permissions: ['newsletter.see'],
        key: 'n',
        keywords: 'subscribers emails',
      },
      {
        label: 'Analytics',
        path: '/admin/analytics',
        exists: true,
        permissions: ['analytics.see'],
        key: 'a',
        keywords: 'views web vitals funnels traffic',
      },
    ],
  },
  {
    label: 'Site',
    pages: [
      {
        label: 'SEO',
        path: '/admin/seo-manager',
        exists: true,
        permissions: ['content.see'],
        key: 's',
        keywords: 'seo manager redirects titles',
      },
      {
        label: 'Migrate',
        path: '/admin/migrate-content',
        exists: true,
        permissions: ['content.import'],
        key: 'i',
        keywords: 'migrate content import',
      },
      {
        label: 'Settings',
        path: '/admin/settings',
        exists: false,
        permissions: ['settings.change'],
        key: ',',
      },
    ],
  },
  {
    label: 'People',
    pages: [
      {
        label: 'Team',
        path: '/admin/team',
        exists: true,
        permissions: ['team.manage'],
        key: 'u',
        keywords: 'users roles invite colleagues',
      },
      {
        label: 'Activity',
        path: '/admin/activity',
        exists: true,
        permissions: ['activity.see', 'activity.see-content'],
        key: 'h',
        keywords: 'history audit log',
      },
    ],
  },
];

export const ADMIN_PAGES: readonly AdminPage[] = ADMIN_SECTIONS.flatMap(({ pages }) => pages);

/** The sections with the existing pages that a role may see; no section is empty. */
export function sectionsFor(role: Role): AdminSection[] {
  return ADMIN_SECTIONS.map(({ label, pages }) => ({
    label,
    pages: pages.filter(
      ({ exists, permissions }) => exists && permissions.some((one) => may(role, one)),
    ),
  })).filter(({ pages }) => pages.length > 0);
}
