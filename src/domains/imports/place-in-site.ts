import type { BodyMark, BodyNode } from '#src/domains/content/post-body.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { normalizePath } from '#src/domains/site-map/normalize-path.ts';
import { postPath } from '#src/domains/site-map/paths.ts';
import { SOURCE_ORIGIN } from './source.ts';
import { COVER_KEY, type PlannedPost, startOf } from './planned-post.ts';

/**
 * Puts the addresses of pictures in place. One that failed keeps its old address, or stays out if it has none.
 * @param srcOf address in the library of a picture, by its address in the source
 */
export function placePictures(
  { content, pictures }: PlannedPost,
  srcOf: (address: string) => string | null | undefined,
): DocumentContent {
  const addresses = new Map(pictures.map(({ key, address }) => [key, srcOf(address) ?? address]));
  const place = (node: BodyNode): BodyNode[] => {
    if (node.type === 'image') {
      const src = node.attrs?.['src'];
      const placed = typeof src === 'string' ? (addresses.get(src) ?? src) : '';
      // What is only in the source has no address on the internet.
      return placed === '' || placed.startsWith(SOURCE_ORIGIN)
        ? []
        : [{ ...node, attrs: { ...node.attrs, src: placed } }];
    }
    return [node.content ? { ...node, content: node.content.flatMap(place) } : node];
  };
  const cover = pictures.find(({ key }) => key === COVER_KEY);
  const coverImage = (cover && srcOf(cover.address)) ?? null;
  return { ...content, body: place(content.body)[0]!, coverImage };
}

export type Links = ReturnType<typeof createLinks>;

/** Leads links of the old site to the new addresses of imported items. */
export function createLinks(
  moves: readonly { oldPaths: readonly string[]; base: string | null; slug: string }[],
  sites: readonly string[],
) {
  const bases = new Map(moves.flatMap(({ base, slug }) => (base ? [[base, slug] as const] : [])));
  const hosts = new Set(sites.flatMap((site) => URL.parse(site)?.host.replace(/^www\./, '') ?? []));
  const targets = new Map(
    moves.flatMap(({ oldPaths, slug }) => oldPaths.map((path) => [path, postPath(slug)] as const)),
  );
  function newAddress(href: string): string {
    const url = URL.parse(href, sites[0] ?? SOURCE_ORIGIN);
    const item = bases.get(href.replace(/#.*$/s, ''));
    if (item !== undefined) return postPath(item) + (url?.hash ?? '');
    if (!url || !hosts.has(url.host.replace(/^www\./, ''))) return href;
    const target =
      targets.get(startOf(url) ?? '') ?? targets.get(normalizePath(url.pathname) ?? '');
    return target === undefined ? href : target + url.hash;
  }
  /** What still leads into the source is no link. */
  const isLost = (value: unknown): boolean => {
    const { type, attrs } = (value ?? {}) as BodyMark;
    const href = attrs?.['href'];
    return type === 'link' && typeof href === 'string' && href.startsWith(SOURCE_ORIGIN);
  };
  const rewrite = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rewrite).filter((each) => !isLost(each));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        const isLink = (name === 'href' || name === 'canonical') && typeof inner === 'string';
        return [name, isLink ? newAddress(inner) : rewrite(inner)];
      }),
    );
  };
  return { rewrite: (content: DocumentContent) => rewrite(content) as DocumentContent };
}
