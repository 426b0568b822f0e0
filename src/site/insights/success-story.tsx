import { data } from 'react-router';
import { servicesContext } from '#src/services.server.ts';
import { NothingHere } from '#src/site/not-found/nothing-here.tsx';
import { nothingHere } from '#src/site/not-found/nothing-here.server.tsx';
import { shipMarkup } from '#src/ui/static-markup/static-markup.server.ts';
import { StaticMarkup } from '#src/ui/static-markup/static-markup.tsx';
import type { Route } from './+types/success-story.ts';
import { renderStory } from './render-stories.server.tsx';
import { ownOrInheritedHeaders } from './loader-answers.ts';

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const story = await renderStory(context.get(servicesContext), params.slug);
  if (!story) return nothingHere({ request, url, context });
  const id = `story-${params.slug}`;
  return data({
    state: 'loaded' as const,
    head: story.head,
    id,
    html: shipMarkup(context, id, story.html),
  });
}

export function headers(args: Route.HeadersArgs) {
  return ownOrInheritedHeaders(args);
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function SuccessStoryPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.state === 'missing') return <NothingHere html={loaderData.html} />;
  return <StaticMarkup key={loaderData.id} id={loaderData.id} html={loaderData.html} />;
}
