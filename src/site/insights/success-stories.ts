import { servicesContext } from '#src/services.server.ts';
import { renderDocument } from '#src/site/document/render-document.server.tsx';
import type { Route } from './+types/success-stories.ts';
import { renderStoryList } from './render-stories.server.tsx';

/** All success stories, or those of one industry. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const industry =
    new URL(request.url).searchParams.get('industry')?.trim().slice(0, 100) || undefined;
  const { head, html, isFound } = await renderStoryList(context.get(servicesContext), industry);
  return renderDocument(context, { head, main: html, status: isFound ? 200 : 404 });
}
