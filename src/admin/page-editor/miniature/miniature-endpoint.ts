import { PAGE_TEMPLATES } from '#content/page-templates/index.ts';
import { sampleBlocks } from '#content/section-starts/sample-blocks.ts';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import { canvasContext } from '#src/services.server.ts';
import type { Route } from './+types/miniature-endpoint.ts';

/** `GET /admin/api/miniatures/<family>/<name>`: a kind of section, or a page template, as the site shows it. */
export async function loader({ context, params: { family, name } }: Route.LoaderArgs) {
  requirePermission(context, 'content.see');
  const blocks =
    family === 'templates'
      ? PAGE_TEMPLATES.find(({ id }) => id === name)?.blocks
      : sampleBlocks(name);
  if (!blocks) return new Response('There is nothing to show.', { status: 404 });
  return context.get(canvasContext).miniature(blocks, context);
}
