import { MAX_PATH_LENGTH, normalizePath } from '#src/domains/site-map/normalize-path.ts';
import { isIndexable } from '../indexable.ts';
import { type PageMetadata, usableAddress } from '../page-metadata.ts';

/** Values that the SEO manager sets for a route. They win over those of its page, post, story or list. */
export type RouteOverride = Partial<
  Pick<PageMetadata, 'title' | 'description' | 'canonical' | 'image' | 'noindex'>
>;

export type OverrideField = keyof RouteOverride;

/** New values of some fields; null removes the override of a field. */
export type OverrideChange = { [Field in OverrideField]?: RouteOverride[Field] | null };

export const OVERRIDE_FIELDS = ['title', 'description', 'canonical', 'image', 'noindex'] as const;

/** Characters. Search engines show far fewer; these limits keep a document's head small. */
const MAX_OVERRIDE_LENGTHS = {
  title: 300,
  description: 1000,
  canonical: 2000,
  image: 2000,
} as const;

const TOO_LONG = (limit: number) => `Use at most ${limit.toLocaleString('en-US')} characters.`;
const NO_ADDRESS = 'Enter a path that starts with one slash, or an https:// address.';

/**
 * Returns the change with trimmed texts, or a message per field that cannot be used. An empty text removes the override.
 * @param given from a form or a file, so of any type
 */
export function parseOverrideChange(
  given: Readonly<Record<string, unknown>>,
):
  | { ok: true; change: OverrideChange }
  | { ok: false; problems: { field: OverrideField; message: string }[] } {
  const problems: { field: OverrideField; message: string }[] = [];
  const change: Record<string, string | boolean | null> = {};
  for (const field of OVERRIDE_FIELDS) {
    if (!Object.hasOwn(given, field)) continue;
    const parsed = parseValue(field, given[field]);
    if (typeof parsed === 'object' && parsed !== null) problems.push({ field, ...parsed });
    else change[field] = parsed;
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, change };
}

function parseValue(
  field: OverrideField,
  value: unknown,
): string | boolean | null | { message: string } {
  if (value === null) return null;
  if (field === 'noindex')
    return typeof value === 'boolean' ? value : { message: 'Choose yes or no.' };
  if (typeof value !== 'string') return { message: 'Enter a text.' };
  const text = value.replaceAll(/\s+/g, ' ').trim();
  if (text === '') return null;
  const limit = MAX_OVERRIDE_LENGTHS[field];
  if (text.length > limit) return { message: TOO_LONG(limit) };
  if (text.includes('\0')) return { message: 'Remove the characters that cannot be shown.' };
  if ((field === 'canonical' || field === 'image') && !isAddress(text))
    return { message: NO_ADDRESS };
  return text;
}

const isAddress = (text: string) =>
  /^(\/(?![/\\])|https?:\/\/)/i.test(text) && usableAddress(text) !== undefined;

/** Whether a path may have an override: the address of a route as a browser sends it, without a query. */
export const isRoutePath = (path: string): boolean =>
  path.length <= MAX_PATH_LENGTH && normalizePath(path) !== undefined;

/** The override after a change; undefined if no field is left. */
export function changedOverride(
  before: RouteOverride | undefined,
  change: OverrideChange,
): RouteOverride | undefined {
  const entries = Object.entries({ ...before, ...change }).filter(([, value]) => value !== null);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Metadata with the values of an override. */
export const applyOverride = <Metadata extends Partial<PageMetadata>>(
  metadata: Metadata,
  override: RouteOverride | undefined,
): Metadata => (override ? { ...metadata, ...override } : metadata);

/** Whether search engines may list a route, by its own metadata and its override. */
export const isRouteIndexable = (
  path: string,
  own: Pick<PageMetadata, 'noindex' | 'canonical'>,
  override: RouteOverride | undefined,
  origin?: string,
): boolean => isIndexable(path, { ...own, ...override }, origin);
