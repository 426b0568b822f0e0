/** What the routes at a path read of a query, and who their response is for. */
export interface AddressRule {
  /** exact; `:name` stands for one part, `*` at the end for any rest. The first rule that matches a path counts. */
  path: string;
  /**
   * - shared: one document for everyone, which is kept
   * - personal: rendered for each visitor
   * - own-limits: rendered for each visitor by routes that bound themselves: they take no turn with the rest
   */
  kind: 'shared' | 'personal' | 'own-limits';
  /**
   * The parameters by name, with the shape of their value; `any` where the route reads what it likes. A shared document is
   * rendered without all others: no tool or stranger can make another one by adding some.
   */
  parameters?: Record<string, (value: string) => boolean> | 'any';
  /** Of a shared path: ids of the routes whose data a client navigation to it asks for. */
  dataRoutes?: readonly string[];
}

/**
 * How an address is answered: from or for the document kept under a key; for one visitor; or, when it is `strange` (a known
 * parameter is out of shape or there twice, or the path is another spelling of one), for itself alone, so that nobody can
 * fill the cache.
 */
export type DocumentAddress =
  | { kind: 'shared'; key: string }
  | { kind: 'personal' | 'own-limits' | 'strange' };

export interface DocumentAddresses {
  /** @param pathAndQuery as it stands in the request line */
  read(pathAndQuery: string): DocumentAddress;
  /** The key alone, at once; undefined where nothing is kept. Paths without a query are not looked up. */
  key(pathAndQuery: string): string | undefined;
}

/** With which React Router asks for the data of some routes of an address, not of all. */
const DATA_ROUTES = '_routes';

/**
 * Marks a request whose address has lost parameters to its key. Should it be answered by a redirect, the whole address is asked
 * for again, so nothing is counted for it.
 */
export const QUERY_LEFT_OUT = 'X-Query-Left-Out';

const STRANGE: DocumentAddress = { kind: 'strange' };

/** Reads addresses by the rules of the site. A path that no rule matches is shared and knows no parameters. */
export function createDocumentAddresses(rules: readonly AddressRule[]): DocumentAddresses {
  const known = rules.map((rule) => ({
    rule,
    // Routes of personal responses take a path in any case; of a document there is one spelling.
    pattern: pathPattern(rule.path, rule.kind === 'shared' ? '' : 'i'),
  }));
  const ruleOf = (path: string): Omit<AddressRule, 'path'> =>
    known.find(({ pattern }) => pattern.test(path))?.rule ?? { kind: 'shared' };

  function read(pathAndQuery: string): DocumentAddress {
    const [path, query] = splitAddress(pathAndQuery);
    if (!isCanonicalPath(path)) return STRANGE;
    const rule = ruleOf(pageOfDataPath(path));
    const parameters = readParameters(query, path, rule);
    if (parameters === undefined) return STRANGE;
    if (rule.kind !== 'shared') return { kind: rule.kind };
    return { kind: 'shared', key: parameters ? `${path}?${parameters}` : path };
  }
  return {
    read,
    key(pathAndQuery) {
      if (!pathAndQuery.includes('?')) return pathAndQuery;
      const address = read(pathAndQuery);
      return address.kind === 'shared' ? address.key : undefined;
    },
  };
}

/** The query that counts, in a fixed order; undefined when a known parameter is there twice or out of shape. */
function readParameters(
  query: string,
  path: string,
  { kind, parameters = {}, dataRoutes }: Omit<AddressRule, 'path'>,
): string | undefined {
  if (parameters === 'any') return '';
  const kept = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    const isDataRoutes = kind === 'shared' && name === DATA_ROUTES && path.endsWith('.data');
    if (!isDataRoutes && !Object.hasOwn(parameters, name)) continue;
    const isInShape = isDataRoutes ? dataRoutes?.includes(value) : parameters[name]!(value);
    if (!isInShape || kept.has(name)) return undefined;
    kept.set(name, value);
  }
  const ordered = [...kept].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return new URLSearchParams(ordered).toString();
}

function splitAddress(pathAndQuery: string): [path: string, query: string] {
  const at = pathAndQuery.indexOf('?');
  return at < 0 ? [pathAndQuery, ''] : [pathAndQuery.slice(0, at), pathAndQuery.slice(at + 1)];
}

/** `/about.data` is what a client navigation to `/about` asks for, `/_.data` for `/`. */
const pageOfDataPath = (path: string) => path.replace(/^\/_\.data$/, '/').replace(/\.data$/, '');

/**
 * Matches the paths that a pattern of routes stands for.
 * @param path with `:name` for one part, or for the rest of one, and `*` at the end for any rest, none included
 */
export function pathPattern(path: string, flags = ''): RegExp {
  const escaped = path.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  const source = escaped.replaceAll(/:\w+/g, '[^/]+').replace(/\/\*$/, '(?:/.*)?');
  return new RegExp(`^${source}$`, `s${flags}`); // an encoded line break is a character like others
}

/** What a path may have unencoded (RFC 3986, section 3.3). */
const UNENCODED = /^[\w\-.~!$&'()*+,;=:@/]*$/;

/** Whether a path is the one spelling of its address that browsers write: `/%61bout` is `/about` to the routes. */
function isCanonicalPath(path: string): boolean {
  if (UNENCODED.test(path)) return true;
  return path.split('/').every((part) => {
    try {
      return encodePart(decodeURIComponent(part)) === part;
    } catch {
      return false;
    }
  });
}

const encodePart = (part: string) =>
  encodeURIComponent(part).replaceAll(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);
