import { readdirSync } from 'node:fs';
import { SUCCESS_STORIES } from '#content/stories/index.ts';

const [post] = readdirSync(new URL('../../content/posts', import.meta.url)).toSorted();

/** One page per template, to review after a design change. */
export const TEMPLATES: readonly string[] = [
  '/',
  '/services',
  '/services/crm-implementation',
  '/who-we-help',
  '/b2b',
  '/manufacturing',
  '/playbooks',
  '/playbooks/hubspot-executive-cheatsheet',
  '/playbooks/hubspot-quick-wins',
  '/insights',
  `/insights/${post!.replace(/\.md$/, '')}`,
  '/insights/success-stories',
  `/insights/success-stories/${SUCCESS_STORIES[0]?.slug}`,
  '/insights/crm-consulting',
  '/salesforce-vs-hubspot',
  '/about',
  '/about/senior-analyst',
  '/book-audit',
  '/contact',
  '/vistage',
  '/privacy',
  '/newsletter',
  '/nope',
  '/admin/login',
];
