import { data } from 'react-router';
import { servicesContext } from '#src/services.server.ts';
import { NotFound } from '#src/site/not-found/not-found-view.tsx';
import { shipMarkup } from '#src/ui/static-markup/static-markup.server.ts';
import { StaticMarkup } from '#src/ui/static-markup/static-markup.tsx';
import type { Route } from './+types/success-story.ts';
import { renderStory } from './render-stories.server.tsx';
import { ownOrInheritedHeaders } from './loader-answers.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const story = await renderStory(context.get(servicesContext), params.slug);
  if (!story) return data(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  const id = `story-${params.slug}`;
  return data({ head: story.head, id, html: shipMarkup(context, id, story.html) });
}

export function headers(args: Route.HeadersArgs) {
  return ownOrInheritedHeaders(args);
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function SuccessStoryPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFound />;
  return <StaticMarkup key={loaderData.id} id={loaderData.id} html={loaderData.html} />;
}
