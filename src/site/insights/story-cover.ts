import { storyBySlug } from '#src/domains/content/stories/success-story.ts';
import { servicesContext } from '#src/services.server.ts';
import { svgFile } from '#src/ui/drawings/shapes.tsx';
import { COVER, storyCover } from '#src/ui/drawings/story-cover.tsx';
import type { Route } from './+types/story-cover.ts';

/** GET /api/story-covers/<slug>: the cover of a public story, drawn from its figures, as an SVG file; 404 for another slug. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const story = storyBySlug(await context.get(servicesContext).stories.list(), params.slug);
  if (!story)
    return new Response('This story does not exist.', {
      status: 404,
      headers: { 'Cache-Control': 'no-store' },
    });
  return new Response(
    svgFile(COVER.width, COVER.height, '#0F3A30', storyCover(story.measure).shapes),
    {
      headers: {
        'Content-Type': 'image/svg+xml; charset=utf-8',
        'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
      },
    },
  );
}
