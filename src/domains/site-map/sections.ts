import { ABOUT_PATH, AI_QUOTIENT_PATH, INSIGHTS_PATH, PLAYBOOKS_PATH } from './paths.ts';

/** The parts of the site that pages belong to, by the pages at their head. */
export const SECTION_ROOTS = {
  service: ['/services'],
  playbook: [PLAYBOOKS_PATH],
  company: [ABOUT_PATH],
  local: [INSIGHTS_PATH],
  assessment: [AI_QUOTIENT_PATH],
  audience: ['/who-we-help', '/b2b', '/dtc'],
} as const satisfies Record<string, readonly string[]>;

export type Section = keyof typeof SECTION_ROOTS;

const SECTIONS = Object.entries(SECTION_ROOTS) as [Section, readonly string[]][];

/** Whether a path is another one, or stands below it. */
export const isWithin = (path: string, root: string): boolean =>
  path === root || path.startsWith(`${root}/`);

/** Whether a page is one that its section begins with. */
export const isSectionRoot = (path: string): boolean =>
  SECTIONS.some(([, roots]) => roots.includes(path));

/** The section that a page's own path puts it in. */
export const sectionOf = (path: string): Section | undefined =>
  SECTIONS.find(([, roots]) => roots.some((root) => isWithin(path, root)))?.[0];
