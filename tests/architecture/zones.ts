/** A part of the tree with import rules of its own. */
export interface Zone {
  name: string;
  /** the folder within it, such as the name of a domain */
  part?: string;
}

export interface ZoneRule {
  /** zones it may import, in addition to itself */
  may: string[];
  /** what to do instead of importing anything else */
  instead: string;
}

/** Folders that the owner replaces by their own: texts and data, drawings, and guides as PDFs. */
const CONTENT = ['content', 'drawings', 'guides'];

/** The import directions. Adding a folder to src/ means adding it here. */
export const RULES: Record<string, ZoneRule> = {
  platform: {
    may: [],
    instead:
      'The platform is independent of the layers above: take what you need as a parameter or an interface.',
  },
  domains: {
    may: ['platform'],
    instead:
      'Domains are independent of UI, vendors and sample content: declare a port in the domain and let ' +
      'src/wiring pass in the implementation.',
  },
  integrations: {
    may: ['domains', 'platform'],
    instead:
      'An adapter implements the port of a domain; src/wiring passes in anything else it needs.',
  },
  wiring: {
    may: ['integrations', 'domains', 'platform', 'services', ...CONTENT, 'blocks', 'ui'],
    instead:
      'Wiring is below the server entries, site and admin: move what it needs into a domain or the platform.',
  },
  services: {
    may: ['domains', 'platform'],
    instead: 'It declares what routes may call: define the interface in a domain and list it here.',
  },
  blocks: {
    may: ['ui', 'drawings'],
    instead:
      'A block receives data from its `load` through BlockSources, which src/site implements.',
  },
  ui: {
    may: [],
    instead:
      'The design system is independent of domains: pass plain props, or move the component to site, admin or blocks.',
  },
  site: {
    may: ['blocks', 'ui', 'domains', 'services', ...CONTENT, 'platform', 'inline'],
    instead: 'Move code shared by the site and the admin area to src/ui, src/blocks or a domain.',
  },
  admin: {
    may: ['blocks', 'ui', 'domains', 'services', ...CONTENT, 'platform'],
    instead: 'Move code shared by the site and the admin area to src/ui, src/blocks or a domain.',
  },
  inline: {
    may: [],
    instead: 'It runs on every page before anything else is loaded: keep it free of imports.',
  },
  root: {
    may: ['site', 'admin', 'ui', 'inline', 'services', 'platform'],
    instead: 'The document shell only wraps pages: do it in a route of src/site or src/admin.',
  },
  server: {
    may: ['wiring', 'integrations', 'domains', 'platform', 'services', ...CONTENT, 'ui', 'inline'],
    instead:
      'An entry starts what src/wiring has built; routes are part of the React Router build.',
  },
  drawings: {
    may: ['ui'],
    instead: 'A drawing is plain shapes, made of the primitives in src/ui/drawings.',
  },
  guides: {
    may: ['content', 'integrations', 'domains', 'ui'],
    instead: 'A guide is made of the parts in src/integrations/pdf and of its content.',
  },
  content: {
    may: ['domains', 'blocks', 'drawings', 'guides'],
    instead: 'Content is data: it may only import types and schemas of domains and blocks.',
  },
};

/** The domain that defines every public address. It imports only the platform, so that all layers above may use it. */
export const SITE_MAP = 'site-map';

/** Zones below the site map, or loaded before any module. */
export const BELOW_SITE_MAP = ['platform', 'ui', 'inline'];

/** Allowed imports between domains. */
export const DOMAIN_PAIRS = [
  'assessment -> leads',
  'checks -> content',
  'checks -> documents',
  'checks -> seo',
  'content -> documents',
  // A post offers guides.
  'content -> leads',
  'content -> media',
  'content -> seo',
  // An import makes posts, files and redirects.
  'imports -> content',
  'imports -> documents',
  'imports -> media',
  'imports -> redirects',
  'imports -> seo',
  // The dashboard shows the stats of other domains.
  'overview -> analytics',
  'overview -> content',
  'overview -> leads',
  'overview -> newsletter',
];

/** Blocks that run the rules of a domain in the browser (ADR 011). */
export const BLOCK_PAIRS = ['assessment -> assessment', 'assessment -> analytics'];

/** Platform folders that blocks may import: what a form shares between browser and server. */
export const BLOCK_PLATFORM = ['forms'];

/** Path arithmetic and colors without React, which the PDF adapter shares with the site. */
export const DRAWING_MATH = 'src/ui/drawings/ribbon.ts';

/** Platform folders that site and admin use only through a domain. */
export const BEHIND_DOMAINS = ['db', 'storage', 'jobs'];

const ROOT_FILES = /^src\/(?:root|routes|entry\.\w+)\.tsx?$/;

/** The zone of a path; undefined for files without import rules (tests, scripts, benchmarks, configuration). */
export function zoneOf(path: string): Zone | undefined {
  if (path === 'src/services.server.ts') return { name: 'services' };
  if (ROOT_FILES.test(path)) return { name: 'root' };
  const [top, name = '', part] = path.split('/');
  if (top === 'content') return { name: CONTENT.includes(name) ? name : top };
  if (top === 'server') return { name: top };
  if (top !== 'src') return undefined;
  return { name, ...(part && { part }) };
}
