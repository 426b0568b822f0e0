import { SUCCESS_STORIES } from '#content/stories/index.ts';
import { LISTED_POSTS, pathOfPost } from './content.ts';

const MIN_HEADINGS = 3;
const hasContents = ({ markdown }: { markdown: string }) =>
  (markdown.match(/^## /gm)?.length ?? 0) >= MIN_HEADINGS;

/** A post with a table of contents. */
export const POST = pathOfPost(LISTED_POSTS.find(hasContents)!);
export const STORY = `/insights/success-stories/${SUCCESS_STORIES[0]!.slug}`;
export const UNKNOWN = '/nope';
export const LOGIN = '/admin/login';

/** One path of each kind of public page that returns 200. */
export const PUBLIC_PAGES: readonly string[] = [
  '/',
  '/insights',
  POST,
  '/insights/success-stories',
  STORY,
  '/services',
  '/services/crm-implementation',
  '/manufacturing',
  '/salesforce-vs-hubspot',
  '/playbooks/hubspot-executive-cheatsheet',
  '/about',
  '/book-audit',
  '/newsletter',
];

/** One path of each layout, including pages that differ only in one part. */
export const TEMPLATES: readonly string[] = [
  ...PUBLIC_PAGES,
  '/who-we-help',
  '/b2b',
  '/playbooks',
  '/playbooks/hubspot-quick-wins',
  '/insights/crm-consulting',
  '/about/senior-analyst',
  '/contact',
  '/vistage',
  '/privacy',
  '/ai-quotient',
  UNKNOWN,
  LOGIN,
];
