import type { OverrideField, RouteOverride } from '../overrides/override.ts';

/** Who wrote what a page says of itself. Only titles come from templates. */
export type OwnSource = 'built-in' | 'page' | 'template';

/** The metadata of a page, post, story or list itself, without the SEO manager. */
export interface OwnMetadata {
  /** with the brand, as in the head of the document */
  title: string;
  description: string;
  /** path or URL; null for the page itself */
  canonical: string | null;
  /** path or URL; null for a picture that is drawn from the title */
  image: string | null;
  noindex: boolean;
  source: Exclude<OwnSource, 'template'>;
  /** the name of the page, without the brand */
  headline: string;
  /** of a post or story */
  category: string | null;
}

/** Reads what is public now. Throws if the database fails. */
export interface OwnMetadataReader {
  /** By path; addresses without content are left out. */
  of(paths: readonly string[]): Promise<ReadonlyMap<string, OwnMetadata>>;
  /** The paths whose own title is still the one that the template of the page or post makes. */
  titledByTemplate(own: ReadonlyMap<string, OwnMetadata>): Promise<ReadonlySet<string>>;
}

/** A value of a route, with where it comes from. */
export interface RouteValue<Value> {
  /** what visitors get */
  value: Value;
  own: Value;
  source: OwnSource | 'override';
}

export type RouteValues = { [Field in OverrideField]: RouteValue<OwnMetadata[Field]> };

/**
 * The values of a route: those that the SEO manager sets win.
 * @param isTitledByTemplate whether nobody has worded the page's own title
 */
export function routeValues(
  own: OwnMetadata,
  override: RouteOverride | null,
  isTitledByTemplate = false,
): RouteValues {
  const of = <Field extends OverrideField>(field: Field): RouteValue<OwnMetadata[Field]> => {
    const set = override?.[field] as OwnMetadata[Field] | undefined;
    const source = field === 'title' && isTitledByTemplate ? 'template' : own.source;
    return set === undefined
      ? { value: own[field], own: own[field], source }
      : { value: set, own: own[field], source: 'override' };
  };
  return {
    title: of('title'),
    description: of('description'),
    canonical: of('canonical'),
    image: of('image'),
    noindex: of('noindex'),
  };
}
