import { ABOUT_PATH, AI_QUOTIENT_PATH, INSIGHTS_PATH, PLAYBOOKS_PATH } from './paths.ts';

/** The sections of the site, with the root pages of each. */
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

/** Whether a path equals `root` or is below it. */
export const isWithin = (path: string, root: string): boolean =>
  path === root || path.startsWith(`${root}/`);

/** Whether a page is a root page of a section. */
export const isSectionRoot = (path: string): boolean =>
  SECTIONS.some(([, roots]) => roots.includes(path));

/** The section of a page, by its path. */
export const sectionOf = (path: string): Section | undefined =>
  SECTIONS.find(([, roots]) => roots.some((root) => isWithin(path, root)))?.[0];
