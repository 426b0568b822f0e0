/** A text for machines, kept like a page until content changes; browsers and crawlers ask again each time. */
export const keptText = (body: string, type: string): Response =>
  new Response(body, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'public, max-age=0, must-revalidate',
    },
  });
