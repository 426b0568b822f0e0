import { decodePath } from '#src/platform/http/decode-path.ts';
import { normalizePath } from './normalize-path.ts';
import { decoded } from '#src/platform/decoded.ts';

/** A link within this site. */
export interface OwnLink {
  /** decoded, without a trailing slash; case as written */
  path: string;
  /** without `#`; undefined for none */
  anchor: string | undefined;
}

/**
 * Reads a link to a page of this site, also one with the whole address.
 * @returns undefined for links elsewhere, within the page, and to files of the media library
 */
export function ownLink(href: string, origin: string): OwnLink | undefined {
  const isPath = /^\/(?!\/)/.test(href);
  const url = URL.parse(href, origin);
  if (!url || url.origin !== origin || (!isPath && !/^https?:/i.test(href))) return undefined;
  if (url.pathname.startsWith('/media/')) return undefined;
  const path = decodePath(url.pathname);
  const anchor = decoded(url.hash.slice(1));
  return { path: path === '/' ? path : path.replace(/\/$/, ''), anchor: anchor || undefined };
}

/** Whether two paths lead to the same page. */
export const isSamePath = (one: string, other: string): boolean =>
  normalizePath(one) === normalizePath(other);
