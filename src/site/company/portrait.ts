import { portraitFile } from '#src/ui/drawings/avatars/avatar.tsx';
import { BACKGROUNDS, type Background } from '#src/ui/drawings/avatars/papers.ts';
import type { Route } from './+types/portrait.ts';

const MAX_NAME_LENGTH = 120;

/** GET /api/portraits/<background>?name=: the drawn portrait of a person as an SVG file; 404 without a name or such a background. */
export function loader({ params: { background }, url }: Route.LoaderArgs) {
  const name = url.searchParams.get('name') ?? '';
  if (!Object.hasOwn(BACKGROUNDS, background) || !name || name.length > MAX_NAME_LENGTH)
    return new Response('This portrait does not exist.', {
      status: 404,
      headers: { 'Cache-Control': 'no-store' },
    });
  return new Response(portraitFile(name, background as Background), {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      // A release may draw it differently.
      'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
    },
  });
}
