import { decodePath } from '#src/platform/http/decode-path.ts';
import type { Services } from '#src/services.server.ts';

/**
 * The page that a natively posted form stood on: as an earlier answer noted it, else the one the browser came from.
 * Pages of others, and addresses that are none, count as unknown.
 */
export async function pageOf(
  request: Request,
  noted: unknown,
  { pages }: Pick<Services, 'pages'>,
): Promise<{ uri: string; name: string }> {
  const { origin } = new URL(request.url);
  const candidates = [noted, request.headers.get('Referer'), request.url];
  const found = candidates
    .map((address) => (typeof address === 'string' && address ? URL.parse(address) : null))
    .find((address) => address?.origin === origin);
  const uri = found?.href ?? origin;
  const page = await pages.page(decodePath(new URL(uri).pathname)).catch(() => undefined);
  return { uri, name: page?.seo.title ?? '' };
}
