import { FRAME_PATH } from '#src/admin/parts/editor-address.ts';
import { may, type Permission } from '#src/platform/auth/policy.ts';
import type { Role } from '#src/platform/auth/role.ts';

interface AdminPage {
  label: string;
  /** the path of its mark, in a view box of 24 by 24 */
  icon: string;
  path: string;
  /** needed to see it */
  permission: Permission;
  /** the letter after `g` that opens it */
  key: string;
  /** other words that people look for */
  keywords: string;
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
        icon: 'M4 4h7v9H4zM14 4h6v5h-6zM14 12h6v8h-6zM4 16h7v4H4z',
        path: '/admin',
        permission: 'dashboard.see',
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
        icon: 'M6 3h8l5 5v13H6zM14 3v5h5',
        path: '/admin/page-editor',
        permission: 'content.see',
        key: 'p',
        keywords: 'page editor',
      },
      {
        label: 'Posts',
        icon: 'M5 4h14M5 9h14M5 14h14M5 19h8',
        path: '/admin/blog-editor',
        permission: 'content.see',
        key: 'b',
        keywords: 'blog editor articles insights',
      },
      {
        label: 'Templates',
        icon: 'M12 4l9 5-9 5-9-5zM3 14l9 5 9-5',
        path: '/admin/blog-template',
        permission: 'content.see',
        key: 't',
        keywords: 'blog template',
      },
      {
        label: 'Media',
        icon: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01',
        path: '/admin/media-library',
        permission: 'content.see',
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
        icon: 'M12 12a4 4 0 1 0 0-8a4 4 0 0 0 0 8zM4 21c0-4 3.5-6 8-6s8 2 8 6',
        path: '/admin/leads',
        permission: 'leads.see',
        key: 'l',
        keywords: 'crm contacts forms quarantine erase person',
        count: 'leads',
      },
      {
        label: 'Assessments',
        icon: 'M4 18a8 8 0 1 1 16 0M12 18l4-7',
        path: '/admin/assessments',
        permission: 'assessments.see',
        key: 'q',
        keywords: 'ai quotient runs scores',
      },
      {
        label: 'Newsletter',
        icon: 'M3 6h18v13H3zM3 7l9 7 9-7',
        path: '/admin/newsletter',
        permission: 'newsletter.see',
        key: 'n',
        keywords: 'subscribers emails',
      },
      {
        label: 'Analytics',
        icon: 'M5 20v-7M12 20V4M19 20v-11',
        path: '/admin/analytics',
        permission: 'analytics.see',
        key: 'a',
        keywords: 'views web vitals funnels traffic',
      },
    ],
  },
  {
    label: 'Site',
    pages: [
      {
        label: 'Menus and brand',
        icon: 'M4 4h16v16H4zM4 9h16M4 16h16M7 6.5h3',
        path: FRAME_PATH,
        permission: 'content.see',
        key: 'f',
        keywords: 'site frame header footer navigation logo name phone address announcement',
      },
      {
        label: 'SEO',
        icon: 'M10.5 17a6.5 6.5 0 1 0 0-13a6.5 6.5 0 0 0 0 13zM15.5 15.5L21 21',
        path: '/admin/seo-manager',
        permission: 'content.see',
        key: 's',
        keywords: 'seo manager redirects titles',
      },
      {
        label: 'Migrate',
        icon: 'M3 12h11M10 8l4 4-4 4M13 4h7v16h-7',
        path: '/admin/migrate-content',
        permission: 'content.import',
        key: 'i',
        keywords: 'migrate content import',
      },
      {
        label: 'Settings',
        icon: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 4.5v5M8 14.5v5',
        path: '/admin/settings',
        permission: 'settings.change',
        key: 'e',
        keywords: 'configuration crm hubspot integrations email limits retention consent',
      },
    ],
  },
  {
    label: 'People',
    pages: [
      {
        label: 'Team',
        icon: 'M9 11a3.5 3.5 0 1 0 0-7a3.5 3.5 0 0 0 0 7zM2.5 20c0-3.5 3-5.5 6.5-5.5s6.5 2 6.5 5.5M16 4.5a3.5 3.5 0 0 1 0 6.5M18.5 15c2 .8 3 2.5 3 5',
        path: '/admin/team',
        permission: 'team.manage',
        key: 'u',
        keywords: 'users roles invite colleagues',
      },
      {
        label: 'Activity',
        icon: 'M12 21a9 9 0 1 0 0-18a9 9 0 0 0 0 18zM12 7v5l3.5 2',
        path: '/admin/activity',
        permission: 'activity.see-content',
        key: 'h',
        keywords: 'history audit log',
      },
    ],
  },
];

export const ADMIN_PAGES: readonly AdminPage[] = ADMIN_SECTIONS.flatMap(({ pages }) => pages);

/** Whether a role may see the page of a path, or the one that it is below; undefined for a path below none. */
export function mayOpen(role: Role, path: string): boolean | undefined {
  const page = ADMIN_PAGES.findLast((one) => `${path}/`.startsWith(`${one.path}/`));
  return page && may(role, page.permission);
}

/** The sections with the pages that a role may see; no section is empty. */
export function sectionsFor(role: Role): AdminSection[] {
  return ADMIN_SECTIONS.map(({ label, pages }) => ({
    label,
    pages: pages.filter(({ permission }) => may(role, permission)),
  })).filter(({ pages }) => pages.length > 0);
}
