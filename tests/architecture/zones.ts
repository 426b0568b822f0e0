/** A part of the tree with import rules of its own. */
export interface Zone {
  name: string;
  /** the folder inside: which domain, which concern of the platform */
  part?: string;
}

export interface ZoneRule {
  /** zones it may import, besides itself */
  may: string[];
  /** what to do instead of importing anything else */
  instead: string;
}

/** The import directions. Adding a folder to src/ means adding it here. */
export const RULES: Record<string, ZoneRule> = {
  platform: {
    may: [],
    instead:
      'The floor knows nobody above it: take what you need as a parameter or as an interface.',
  },
  domains: {
    may: ['platform'],
    instead:
      'Rules are independent of screens, vendors and sample content: declare a port in the domain and let ' +
      'src/wiring pass the implementation in.',
  },
  integrations: {
    may: ['domains', 'platform'],
    instead:
      'An adapter fulfils the port of a domain; whatever else it needs, src/wiring passes in.',
  },
  wiring: {
    may: ['integrations', 'domains', 'platform', 'services', 'content', 'blocks', 'ui'],
    instead:
      'Wiring is below the entries and the screens: move what it needs into a domain or the platform.',
  },
  services: {
    may: ['domains', 'platform'],
    instead: 'It lists what routes may call: declare the interface in a domain and name it here.',
  },
  blocks: {
    may: ['ui'],
    instead: 'A block gets data from its `load` through BlockSources, which src/site implements.',
  },
  ui: {
    may: [],
    instead:
      'The design system knows no domain: pass plain props, or move the component to site, admin or blocks.',
  },
  site: {
    may: ['blocks', 'ui', 'domains', 'services', 'content', 'platform', 'wake-up'],
    instead: 'Move what the site and the admin area share to src/ui, src/blocks or a domain.',
  },
  admin: {
    may: ['blocks', 'ui', 'domains', 'services', 'content', 'platform'],
    instead: 'Move what the site and the admin area share to src/ui, src/blocks or a domain.',
  },
  'wake-up': {
    may: [],
    instead: 'It is part of every page before anything else is loaded: keep it alone.',
  },
  root: {
    may: ['site', 'admin', 'ui', 'wake-up', 'services', 'platform'],
    instead: 'The document shell only frames pages: do it in a route of src/site or src/admin.',
  },
  server: {
    may: ['wiring', 'integrations', 'domains', 'platform', 'services', 'content', 'ui', 'wake-up'],
    instead: 'An entry starts what src/wiring built; screens are reached through the built routes.',
  },
  content: {
    may: ['domains', 'blocks'],
    instead: 'Content is data: it may only be typed by a domain or by a block.',
  },
};

/**
 * The domain that knows every public address: pure, without imports but of the platform's, so that everyone may ask it instead of
 * writing addresses down a second time.
 */
export const SITE_MAP = 'site-map';

/** Zones below it, or part of a page before anything else is loaded. */
export const BELOW_SITE_MAP = ['platform', 'ui', 'wake-up'];

/** Which domain may import which other. */
export const DOMAIN_PAIRS = [
  'assessment -> leads',
  'content -> media',
  'content -> seo',
  // The dashboard shows what other domains count.
  'overview -> analytics',
  'overview -> content',
  'overview -> leads',
  'overview -> newsletter',
];

/** Blocks that run the rules of a domain in the browser (ADR 011). */
export const BLOCK_PAIRS = ['assessment -> assessment', 'assessment -> analytics'];

/** What a form shares between the browser and the server: names of fields, their rules, how it is sent. */
export const BLOCK_PLATFORM = ['forms'];

/** Path arithmetic and colors without React, with which adapters draw too: the site's and the PDFs' drawings are one. */
export const DRAWING_MATH = 'src/ui/drawings/ribbon.ts';

/** Concerns of the platform that screens reach only through a use case of a domain. */
export const BEHIND_DOMAINS = ['db', 'storage', 'jobs'];

const ROOT_FILES = /^src\/(?:root|routes|entry\.\w+)\.tsx?$/;

/** The zone of a path, undefined outside of the rules (tests, scripts, benchmarks, configuration). */
export function zoneOf(path: string): Zone | undefined {
  if (path === 'src/services.server.ts') return { name: 'services' };
  if (ROOT_FILES.test(path)) return { name: 'root' };
  const [top, name = '', part] = path.split('/');
  if (top === 'server' || top === 'content') return { name: top };
  if (top !== 'src') return undefined;
  return { name, ...(part && { part }) };
}
