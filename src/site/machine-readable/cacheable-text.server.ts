import type { Services } from '#src/services.server.ts';
import { PUBLIC_DOCUMENT } from '#src/site/document/render-document.server.tsx';

/** A text response that is cached like a page until content changes. */
export const cacheableText = (body: string, type: string): Response =>
  new Response(body, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, ...PUBLIC_DOCUMENT },
  });

/** For the address of a page that was taken offline. */
export const gone = (): Response =>
  new Response('This page is no longer available.', {
    status: 410,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });

/** A 503 with Retry-After, so that crawlers retry and do not drop the address. */
export const serviceUnavailable = (message: string): Response =>
  new Response(message, {
    status: 503,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Retry-After': '30',
      'Cache-Control': 'no-store',
    },
  });

/**
 * A text response that is generated from content. 503 if the content cannot be loaded, which is logged.
 * @param generate resolves to the text, or to undefined for a 404
 */
export async function contentText(
  { log }: Pick<Services, 'log'>,
  type: string,
  generate: () => Promise<string | undefined>,
): Promise<Response> {
  try {
    const body = await generate();
    return body === undefined
      ? new Response('This file does not exist.', { status: 404 })
      : cacheableText(body, type);
  } catch (error) {
    log.error({ err: error }, 'a machine-readable text could not be generated');
    return serviceUnavailable('This file is temporarily unavailable. Please try again.');
  }
}
