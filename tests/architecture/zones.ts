import { readCases } from '#tests/builders/read-cases.ts';

/** A part of the tree with import rules of its own. */
export interface Zone {
  name: string;
  /** the folder within it, such as the name of a domain */
  part?: string;
}

interface ZoneRule {
  /** zones it may import, in addition to itself */
  may: string[];
  /** what to do instead of importing anything else */
  instead: string;
}

/** The import directions, and exceptions from the rules, of `zones.yaml`. */
export const ZONES = readCases('../architecture/zones.yaml') as {
  rules: Record<string, ZoneRule>;
  siteMap: string;
  belowSiteMap: string[];
  kitMay: string[];
  domainPairs: string[];
  blockPairs: string[];
  blockPlatform: string[];
  drawingMath: string;
  behindDomains: string[];
  openToEveryone: Record<string, string>;
  haveQueries: string[];
};

const ROOT_FILES = /^src\/(?:root|routes|entry\.\w+)\.tsx?$/;

/** The zone of a path; undefined for files without import rules (tests, scripts, benchmarks, configuration). */
export function zoneOf(path: string): Zone | undefined {
  if (path === 'src/services.server.ts') return { name: 'services' };
  if (ROOT_FILES.test(path)) return { name: 'root' };
  const [top, name = '', part] = path.split('/');
  if (top === 'content') return { name: ['drawings', 'guides'].includes(name) ? name : top };
  if (top === 'server') return { name: top };
  if (top !== 'src') return undefined;
  return { name, ...(part && { part }) };
}
