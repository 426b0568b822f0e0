/** Which parts of a query the routes at a path read, and who their response is for. */
export interface AddressRule {
  /** exact; `:name` matches one segment, `*` at the end any rest. The first matching rule applies. */
  path: string;
  /**
   * - shared: one document for everyone, which is cached
   * - personal: rendered for each visitor
   * - own-limits: rendered for each visitor by routes with their own limits, without queueing
   */
  kind: 'shared' | 'personal' | 'own-limits';
  /**
   * The parameters by name, with a check of their value; `any` where the route reads arbitrary ones. A shared document
   * is rendered without all others, so no tool or stranger can create another document by adding some.
   */
  parameters?: Record<string, (value: string) => boolean> | 'any';
}

/**
 * How to respond to an address: with the document cached under a key, or for one visitor. A `strange` address (a known
 * parameter is malformed or duplicated, or the path is a non-canonical spelling) is rendered for itself and never
 * cached, so that no one can fill the cache.
 */
type DocumentAddress =
  | { kind: 'shared'; key: string }
  | { kind: 'personal' | 'own-limits' | 'strange' };

export type DocumentAddresses = ReturnType<typeof createDocumentAddresses>;

/**
 * Marks a request whose address lost parameters to its key. When the response is a redirect, the full address is
 * requested again, so nothing is counted for this one.
 */
export const QUERY_LEFT_OUT = 'X-Query-Left-Out';

const STRANGE: DocumentAddress = { kind: 'strange' };

/** Parses addresses by the rules of the site. A path without a rule is shared and has no parameters. */
export function createDocumentAddresses(rules: readonly AddressRule[]) {
  const known = rules.map((rule) => ({
    rule,
    // Routes of personal responses match a path in any case; a document has one spelling.
    pattern: pathPattern(rule.path, rule.kind === 'shared' ? '' : 'i'),
  }));
  const ruleOf = (path: string): Omit<AddressRule, 'path'> =>
    known.find(({ pattern }) => pattern.test(path))?.rule ?? { kind: 'shared' };

  function read(pathAndQuery: string): DocumentAddress {
    const [path, query] = splitAddress(pathAndQuery);
    if (!isCanonicalPath(path)) return STRANGE;
    const rule = ruleOf(pageOfDataPath(path));
    const parameters = readParameters(query, rule);
    if (parameters === undefined) return STRANGE;
    if (rule.kind !== 'shared') return { kind: rule.kind };
    return { kind: 'shared', key: parameters ? `${path}?${parameters}` : path };
  }
  return {
    /** @param pathAndQuery as it stands in the request line */
    read,
    /** Returns the key alone; undefined where nothing is cached. A path without a query is returned as it is. */
    key(pathAndQuery: string): string | undefined {
      if (!pathAndQuery.includes('?')) return pathAndQuery;
      const address = read(pathAndQuery);
      return address.kind === 'shared' ? address.key : undefined;
    },
  };
}

/** Returns the relevant query in a fixed order; undefined when a known parameter is duplicated or malformed. */
function readParameters(
  query: string,
  { parameters = {} }: Omit<AddressRule, 'path'>,
): string | undefined {
  if (parameters === 'any') return '';
  const known = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    if (!Object.hasOwn(parameters, name)) continue;
    if (!parameters[name]!(value) || known.has(name)) return undefined;
    known.set(name, value);
  }
  const ordered = [...known].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return new URLSearchParams(ordered).toString();
}

function splitAddress(pathAndQuery: string): [path: string, query: string] {
  const at = pathAndQuery.indexOf('?');
  return at < 0 ? [pathAndQuery, ''] : [pathAndQuery.slice(0, at), pathAndQuery.slice(at + 1)];
}

/** A client navigation in the admin area requests `/admin.data` for `/admin`. */
const pageOfDataPath = (path: string) => path.replace(/\.data$/, '');

/**
 * Returns an expression that matches the paths of a route pattern.
 * @param path with `:name` for one segment, or the rest of one, and `*` at the end for any rest, including none
 */
export function pathPattern(path: string, flags = ''): RegExp {
  const escaped = path.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  const source = escaped.replaceAll(/:\w+/g, '[^/]+').replace(/\/\*$/, '(?:/.*)?');
  return new RegExp(`^${source}$`, `s${flags}`); // an encoded line break is a character like any other
}

/** Characters that a path may contain unencoded (RFC 3986, section 3.3). */
const UNENCODED = /^[\w\-.~!$&'()*+,;=:@/]*$/;

/** Whether a path has the spelling that browsers write: routes match `/%61bout` as `/about`. */
function isCanonicalPath(path: string) {
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
