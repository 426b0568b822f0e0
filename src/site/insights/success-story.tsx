import { data } from 'react-router';
import { servicesContext } from '#src/services.server.ts';
import { NotFoundMarkup } from '#src/site/not-found/not-found-markup.tsx';
import { notFound } from '#src/site/not-found/not-found.server.tsx';
import { provideMarkup } from '#src/ui/static-markup/static-markup.server.ts';
import { StaticMarkup } from '#src/ui/static-markup/static-markup.tsx';
import type { Route } from './+types/success-story.ts';
import { renderStory } from './render-stories.server.tsx';
import { ownOrInheritedHeaders } from './insights-responses.ts';

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const story = await renderStory(context.get(servicesContext), params.slug);
  if (!story) return notFound({ request, url, context });
  const id = `story-${params.slug}`;
  return data({
    state: 'loaded' as const,
    head: story.head,
    id,
    html: provideMarkup(context, id, story.html),
  });
}

export function headers(args: Route.HeadersArgs) {
  return ownOrInheritedHeaders(args);
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function SuccessStoryPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.state === 'missing') return <NotFoundMarkup html={loaderData.html} />;
  return <StaticMarkup key={loaderData.id} id={loaderData.id} html={loaderData.html} />;
}
