import type { BodyNode } from '#src/domains/content/body/post-body.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { normalizePath } from '#src/domains/site-map/normalize-path.ts';
import { postPath } from '#src/domains/site-map/paths.ts';
import { SOURCE_ORIGIN } from './source.ts';
import { COVER_KEY, type PlannedPost, startOf } from './planned-post.ts';

/**
 * Places posts in this site: links of the old one lead to the new addresses of imported items, and pictures have theirs. A picture
 * that failed keeps its old address. What still leads into the source is no link, and no picture.
 */
export function createPlacing(
  moves: readonly { oldPaths: readonly string[]; base: string | null; slug: string }[],
  sites: readonly string[],
) {
  const bases = new Map(moves.map(({ base, slug }) => [base, postPath(slug)]));
  const hosts = new Set(sites.map(hostOf));
  const targets = new Map(
    moves.flatMap(({ oldPaths, slug }) => oldPaths.map((path) => [path, postPath(slug)] as const)),
  );
  function newAddress(href: string) {
    const url = URL.parse(href, sites[0] ?? SOURCE_ORIGIN);
    const isOld = url && hosts.has(hostOf(url.href));
    const target =
      bases.get(href.replace(/#.*$/s, '')) ??
      (isOld
        ? (targets.get(startOf(url) ?? '') ?? targets.get(normalizePath(url.pathname) ?? ''))
        : undefined);
    return target === undefined ? href : target + (url?.hash ?? '');
  }
  /** @param srcOf address in the library of a picture, by its address in the source */
  return (
    { content, pictures }: PlannedPost,
    srcOf: (address: string) => string | null | undefined,
  ): DocumentContent => {
    const srcs = new Map(pictures.map(({ key, address }) => [key, srcOf(address) ?? address]));
    const place = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(place).filter((each) => !isLost(each));
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => {
          if (typeof inner !== 'string') return [name, place(inner)];
          if (name === 'href' || name === 'canonical') return [name, newAddress(inner)];
          return [name, name === 'src' ? (srcs.get(inner) ?? inner) : inner];
        }),
      );
    };
    const cover = pictures.find(({ key }) => key === COVER_KEY);
    const coverImage = (cover && srcOf(cover.address)) ?? null;
    return { ...(place(content) as DocumentContent), coverImage };
  };
}

const hostOf = (address: string) => URL.parse(address)?.host.replace(/^www\./, '');

function isLost(value: unknown) {
  const { type, attrs } = (value ?? {}) as Partial<BodyNode>;
  if (type !== 'link' && type !== 'image') return false;
  const address = attrs?.[type === 'link' ? 'href' : 'src'];
  return typeof address !== 'string' || address === '' || address.startsWith(SOURCE_ORIGIN);
}
