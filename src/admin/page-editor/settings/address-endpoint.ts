import { NAVIGATION } from '#content/navigation.ts';
import { readDocument } from '#src/admin/documents/endpoint.server.ts';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/address-endpoint.ts';
import { menusWith } from './menus-with.ts';

/** What the endpoint sends about a path that a page could have. */
export interface AddressReply {
  findings: { severity: 'blocks' | 'warns'; message: string }[];
  /** the menus that link to it: 'Main menu, Services' */
  menus: string[];
}

const MAX_PATH_LENGTH = 500;

/** `GET /admin/api/documents/<id>/address?path=`: whether a page can have a path, what happens to its old one, and its menus. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  requirePermission(context, 'content.see');
  const { checks } = context.get(servicesContext);
  const { id, kind, builtInPath, life } = await readDocument(context, params.id);
  const path = (url.searchParams.get('path') ?? '').replaceAll('\0', '').slice(0, MAX_PATH_LENGTH);
  // The checks of the whole page would also find what is not about its path, and take longer.
  const found = await checks.check({
    id,
    kind,
    builtInPath,
    life,
    content: { title: '', path, seo: { title: '', description: '' }, blocks: [] },
  });
  const findings = found
    .filter(({ field, block }) => field === 'path' && block === undefined)
    .map(({ severity, message }) => ({ severity, message }));
  return Response.json({ findings, menus: menusWith(path, NAVIGATION) } satisfies AddressReply, {
    headers: { 'Cache-Control': 'private, no-store' },
  });
}
