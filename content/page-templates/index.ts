import { COMPARISON_TEMPLATE } from './comparison.ts';
import type { PageTemplate } from './define-page-template.ts';
import { INDUSTRY_TEMPLATE } from './industry.ts';
import { LANDING_PAGE_TEMPLATE } from './landing-page.ts';
import { LOCAL_PAGE_TEMPLATE } from './local-page.ts';
import { SERVICE_TEMPLATE } from './service.ts';

/** The starting points for new pages, as editors see them. */
export const PAGE_TEMPLATES: readonly PageTemplate[] = [
  SERVICE_TEMPLATE,
  INDUSTRY_TEMPLATE,
  LOCAL_PAGE_TEMPLATE,
  COMPARISON_TEMPLATE,
  LANDING_PAGE_TEMPLATE,
];
