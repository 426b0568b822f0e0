import { data } from 'react-router';
import { BRAND } from '#content/brand.ts';
import { servicesContext } from '#src/services.server.ts';
import { NotFound } from '#src/site/not-found/not-found-view.tsx';
import { nothingHere } from '#src/site/not-found/nothing-here.server.ts';
import { shipMarkup } from '#src/ui/static-markup/static-markup.server.ts';
import { StaticMarkup } from '#src/ui/static-markup/static-markup.tsx';
import type { Route } from './+types/success-story.ts';
import { renderStory } from './render-stories.server.tsx';
import { ownOrInheritedHeaders } from './loader-answers.ts';

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const story = await renderStory(context.get(servicesContext), params.slug);
  if (!story) return nothingHere({ request, url, context }, null);
  const id = `story-${params.slug}`;
  return data({ ...story, id, html: shipMarkup(context, id, story.html) });
}

export function headers(args: Route.HeadersArgs) {
  return ownOrInheritedHeaders(args);
}

export function meta({ loaderData }: Route.MetaArgs) {
  // The not-found page names itself.
  if (!loaderData) return [];
  return [
    { title: `${loaderData.title} | ${BRAND.name}` },
    { name: 'description', content: loaderData.description },
  ];
}

export default function SuccessStoryPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFound />;
  return <StaticMarkup key={loaderData.id} id={loaderData.id} html={loaderData.html} />;
}
