import { requirePermission } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/drawing-endpoint.ts';
import { renderDrawing } from './render-drawing.server.tsx';

const MAX_NAME_LENGTH = 120;

/** `GET /admin/api/drawings/<family>/<name>`: the small picture of a drawing that a field offers. */
export function loader({ context, params: { family, name } }: Route.LoaderArgs) {
  requirePermission(context, 'content.see');
  const svg = name.length > MAX_NAME_LENGTH ? undefined : renderDrawing(family, name);
  if (svg === undefined) return new Response('There is no such drawing.', { status: 404 });
  return new Response(svg, {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      // A release may draw it differently.
      'Cache-Control': 'private, max-age=600',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
