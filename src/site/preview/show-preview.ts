import { presentDraft } from '#src/domains/content/draft-view.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/show-preview.ts';
import { previewResponse } from './preview-response.server.ts';
import { renderFailure, renderPreview } from './render-preview.server.tsx';

/**
 * GET /preview/:token: a working copy in the real site, for people without an account. The document has no scripts, so it is
 * not measured and asks for no consent. A link that expired, was revoked, or never existed gets the same page.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { previewLinks, sections, log } = context.get(servicesContext);
  try {
    const found = await previewLinks.resolve(params.token);
    const shown = found && presentDraft(found.document);
    const draft =
      shown?.kind === 'page' ? { ...shown, page: await sections.fill(shown.page) } : shown;
    if (!draft) return previewResponse(await renderFailure('unknown', context), 404);
    return previewResponse(await renderPreview({ ...found!, draft }, context), 200);
  } catch (error) {
    log.error({ err: error }, 'a preview could not be shown');
    return previewResponse(await renderFailure('failed', context), 503);
  }
}

/** Also for a request of the data alone. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;
