import type { SourceItem, SourceWarning } from '../../source.ts';
import { lineOf, wordsOf } from '../texts.ts';

/** Custom fields of Yoast SEO and Rank Math. */
const FIELDS = {
  title: ['_yoast_wpseo_title', 'rank_math_title'],
  description: ['_yoast_wpseo_metadesc', 'rank_math_description'],
  canonical: ['_yoast_wpseo_canonical', 'rank_math_canonical_url'],
  image: ['_yoast_wpseo_opengraph-image', 'rank_math_facebook_image'],
  noindex: ['_yoast_wpseo_meta-robots-noindex', 'rank_math_robots'],
  category: ['_yoast_wpseo_primary_category', 'rank_math_primary_category'],
} as const;
/** Yoast's `%%title%%`, and Rank Math's `%title%`. */
const VARIABLE = /%%([\w-]+)%%|%([a-z_]+)%/g;

export type Meta = ReadonlyMap<string, readonly string[]>;

const read = (meta: Meta, field: keyof typeof FIELDS): string =>
  wordsOf(
    FIELDS[field].flatMap((name) => meta.get(name) ?? []).find((value) => value.trim() !== '') ??
      '',
  );

/** Number of the term that stands first. */
export const primaryCategoryOf = (meta: Meta): string => read(meta, 'category');

/** What search engines were to see. Texts made of variables alone are the default there, and leave ours. */
export function seoOf(
  meta: Meta,
  names: { title: string; site: string },
  warn: (warning: SourceWarning) => unknown,
): SourceItem['seo'] {
  const values: Readonly<Record<string, string>> = {
    title: names.title,
    sitename: names.site,
    sep: '-',
    page: '',
  };
  function text(field: 'title' | 'description'): string | undefined {
    const written = read(meta, field);
    if (lineOf(written.replaceAll(VARIABLE, '')) === '') return undefined;
    const unknown: string[] = [];
    const resolved = written.replaceAll(VARIABLE, (variable, yoast?: string, rankMath?: string) => {
      const value = values[yoast ?? rankMath ?? ''];
      if (value === undefined) unknown.push(variable);
      return value ?? '';
    });
    if (unknown.length === 0) return lineOf(resolved);
    const message = `The ${field} for search engines “${written}” is made of ${unknown.join(', ')}, so it is left out`;
    warn({ kind: 'left-out', text: message });
    return undefined;
  }
  return {
    title: text('title'),
    description: text('description'),
    canonical: read(meta, 'canonical') || undefined,
    image: read(meta, 'image') || undefined,
    noindex: /^1$|"noindex"/.test(read(meta, 'noindex')) || undefined,
  };
}
