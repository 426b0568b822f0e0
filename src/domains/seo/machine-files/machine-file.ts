/** What a file for programs is, which decides how it is checked. */
export type FileKind = 'sitemap' | 'robots' | 'rss' | 'json-feed' | 'llms' | 'markdown';

export interface MachineFile {
  path: string;
  kind: FileKind;
  label: string;
}

/** The files that every site has. Parts of a long sitemap and Markdown twins come on top. */
export const MACHINE_FILES: readonly MachineFile[] = [
  { path: '/sitemap.xml', kind: 'sitemap', label: 'Sitemap' },
  { path: '/robots.txt', kind: 'robots', label: 'Rules for crawlers' },
  { path: '/feed.xml', kind: 'rss', label: 'RSS feed' },
  { path: '/feed.json', kind: 'json-feed', label: 'JSON feed' },
  { path: '/llms.txt', kind: 'llms', label: 'Summary for language models' },
];

/** The file at a path; undefined if it is none for programs. */
export function machineFileAt(path: string): MachineFile | undefined {
  const fixed = MACHINE_FILES.find((file) => file.path === path);
  if (fixed) return fixed;
  const part = /^\/sitemap\/([1-9]\d{0,3})\.xml$/.exec(path)?.[1];
  if (part) return { path, kind: 'sitemap', label: `Sitemap, part ${part}` };
  return /^\/.+\.md$/.test(path) ? { path, kind: 'markdown', label: 'Markdown twin' } : undefined;
}

/** What is in a file, and what is wrong with it. */
export interface FileReport {
  /** what it contains, such as '120 addresses' */
  count: string;
  /** sentences; empty for a valid file */
  problems: string[];
  /** when its content last changed, by what it says itself; ISO 8601 */
  modified?: string | undefined;
}

/** Problems that a report names; a file with one often has thousands of the same. */
export const MAX_PROBLEMS = 20;

/** Collects problems without repeating them endlessly. */
export function collectProblems() {
  const problems: string[] = [];
  return {
    problems,
    add: (problem: string) => {
      if (problems.length < MAX_PROBLEMS) problems.push(problem);
    },
  };
}
