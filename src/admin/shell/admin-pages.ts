export interface AdminPage {
  label: string;
  path: string;
  /** false for planned pages, which are not linked */
  exists: boolean;
}

/** The pages of the admin (docs/specification.md, section 2) in navigation order. */
export const ADMIN_PAGES: readonly AdminPage[] = [
  { label: 'Dashboard', path: '/admin', exists: true },
  { label: 'Leads', path: '/admin/leads', exists: true },
  { label: 'Assessments', path: '/admin/assessments', exists: true },
  { label: 'Newsletter', path: '/admin/newsletter', exists: true },
  { label: 'Analytics', path: '/admin/analytics', exists: true },
  { label: 'Page editor', path: '/admin/page-editor', exists: true },
  { label: 'Blog editor', path: '/admin/blog-editor', exists: false },
  { label: 'Blog template', path: '/admin/blog-template', exists: false },
  { label: 'Media library', path: '/admin/media-library', exists: false },
  { label: 'SEO manager', path: '/admin/seo-manager', exists: false },
  { label: 'Migrate content', path: '/admin/migrate-content', exists: false },
];
