import type { Services } from '#src/services.server.ts';
import { PUBLIC_DOCUMENT } from '#src/site/pages/public-document.ts';

/** A text for machines, kept like a page until content changes. */
export const cacheableText = (body: string, type: string): Response =>
  new Response(body, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, ...PUBLIC_DOCUMENT },
  });

/** Says that content cannot be read now, so that machines ask again and forget nothing. */
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
 * A text for machines that is made of content; 503 while that cannot be read, which is logged.
 * @param make undefined is answered with 404
 */
export async function textOfContent(
  { log }: Pick<Services, 'log'>,
  type: string,
  make: () => Promise<string | undefined>,
): Promise<Response> {
  try {
    const body = await make();
    return body === undefined
      ? new Response('There is no such file.', { status: 404 })
      : cacheableText(body, type);
  } catch (error) {
    log.error({ err: error }, 'content for machines cannot be read');
    return serviceUnavailable('This cannot be read at the moment. Please try again.');
  }
}
