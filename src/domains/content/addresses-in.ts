/** An address in content, and where it is. */
interface FoundAddress {
  /** as written: a path, a URL, `#anchor`, `mailto:`, or empty */
  address: string;
  /** the field within the value, such as `items.0.href` */
  field: string;
  use: 'link' | 'picture';
}

/** Names of fields with an address. A test compares them with the fields of all blocks. */
const USES: Readonly<Record<string, FoundAddress['use']>> = {
  href: 'link',
  link: 'link',
  src: 'picture',
  image: 'picture',
  poster: 'picture',
  coverImage: 'picture',
  heroImage: 'picture',
};

/**
 * Returns every address in props, metadata or the body of a post, in order. It goes by the names of fields, so new blocks need
 * no change here.
 */
export function addressesIn(value: unknown): FoundAddress[] {
  const found: FoundAddress[] = [];
  collect(value, '', found);
  return found;
}

function collect(value: unknown, at: string, found: FoundAddress[]): void {
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [name, inner] of Object.entries(value)) {
    const field = at === '' ? name : `${at}.${name}`;
    const use = !isList && Object.hasOwn(USES, name) ? USES[name] : undefined;
    if (use === undefined || typeof inner !== 'string') collect(inner, field, found);
    else found.push({ address: inner.trim(), field, use });
  }
}
