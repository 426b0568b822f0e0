import { SCREEN_TITLES } from '#content/screen-titles.ts';
import { servicesContext } from '#src/services.server.ts';
import { renderDocument } from '#src/site/document/render-document.server.tsx';
import { privateHead } from '#src/site/seo/private-head.ts';
import type { Route } from './+types/shared-result.ts';
import { renderShared } from './render-shared.server.tsx';

/** Shows a result at the link its owner created. 404 with an explanation for a withdrawn or unknown link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const shared = await context.get(servicesContext).assessments.getSharedResult(params.key);
  return renderDocument(context, {
    head: privateHead(SCREEN_TITLES.sharedResult),
    main: renderShared(shared),
    status: shared ? 200 : 404,
    // Not `no-referrer`: browsers would post the newsletter form without its origin.
    headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'strict-origin' },
  });
}
