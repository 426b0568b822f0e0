import { MAX_PATH_LENGTH } from '#src/domains/site-map/normalize-path.ts';
import { decodePath } from '#src/platform/http/decode-path.ts';

export interface SearchAddress {
  /** without `www.`; empty for an address that is only a path */
  host: string;
  /** decoded, without a slash at the end, query or fragment: as views are counted */
  path: string;
}

/** Parses the address of a page in an export; undefined if it is none. */
export function parseSearchAddress(cell: string): SearchAddress | undefined {
  const text = cell.trim();
  const isPath = /^\/(?!\/)/.test(text);
  if (!isPath && !/^https?:\/\//i.test(text)) return undefined;
  const url = URL.parse(isPath ? `https://path.invalid${text}` : text);
  if (!url) return undefined;
  const path = decodePath(url.pathname).replace(/(?<=.)\/+$/, '');
  if (path.length > MAX_PATH_LENGTH || /\p{Cc}/u.test(path)) return undefined;
  return { host: isPath ? '' : hostOf(url), path };
}

export const hostOf = ({ hostname }: URL): string => hostname.replace(/^www\./, '');
