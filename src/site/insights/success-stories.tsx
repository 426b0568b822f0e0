import { data } from 'react-router';
import { servicesContext } from '#src/services.server.ts';
import { provideMarkup } from '#src/ui/static-markup/static-markup.server.ts';
import { StaticMarkup } from '#src/ui/static-markup/static-markup.tsx';
import type { Route } from './+types/success-stories.ts';
import { renderStoryList } from './render-stories.server.tsx';
import { ownOrInheritedHeaders } from './insights-responses.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const industry =
    new URL(request.url).searchParams.get('industry')?.trim().slice(0, 100) || undefined;
  const { head, html, isFound } = await renderStoryList(context.get(servicesContext), industry);
  const view = { head, html: provideMarkup(context, 'stories', html) };
  return isFound
    ? data(view)
    : data(view, { status: 404, headers: { 'Cache-Control': 'no-store' } });
}

export function headers(args: Route.HeadersArgs) {
  return ownOrInheritedHeaders(args);
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function SuccessStories({ loaderData }: Route.ComponentProps) {
  return <StaticMarkup id="stories" html={loaderData.html} />;
}
