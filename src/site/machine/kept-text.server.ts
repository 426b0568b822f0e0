import { PUBLIC_DOCUMENT } from '#src/site/pages/route-pages.ts';

/** A text for machines, kept like a page until content changes. */
export const keptText = (body: string, type: string): Response =>
  new Response(body, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, ...PUBLIC_DOCUMENT },
  });
