import { servicesContext } from '#src/services.server.ts';
import { renderDocument } from '#src/site/document/render-document.server.tsx';
import { notFound } from '#src/site/not-found/not-found.server.tsx';
import type { Route } from './+types/success-story.ts';
import { renderStory } from './render-stories.server.tsx';

/** One success story. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const story = await renderStory(context.get(servicesContext), params.slug);
  if (!story) return notFound({ request, url, context });
  return renderDocument(context, { head: story.head, main: story.html });
}
