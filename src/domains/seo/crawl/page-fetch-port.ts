/** The response of an address, which was not followed if it redirects. */
export interface FetchedPage {
  status: number;
  headers: { get(name: string): string | null };
  /** decoded; empty unless it is text */
  body: string;
  /** of the body as it was sent */
  sentBytes: number;
}

/**
 * Reads one address of the running site. Throws if it cannot be reached, or is too slow.
 * @param search encoded query with `?`; default: none
 * @param method HEAD reads no body
 */
export type FetchPage = (
  path: string,
  search?: string,
  method?: 'GET' | 'HEAD',
) => Promise<FetchedPage>;
