import type { Severity } from '#src/domains/checks/severity.ts';
import { NAVIGATION } from '#content/navigation.ts';
import { readDocument } from '#src/admin/documents/endpoint.server.ts';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/address-endpoint.ts';
import { menusWith } from './menus-with.ts';

/** The reply about a path that a page, or a slug that a post could have. */
export interface AddressReply {
  findings: { severity: Severity; message: string }[];
  /** the menus that link to it: 'Main menu, Services' */
  menus: string[];
}

const MAX_PATH_LENGTH = 500;

/**
 * `GET /admin/api/documents/<id>/address?path=`: whether a page can have a path, or a post or story a slug, what happens to its old one, and
 * its menus.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { checks } = servicesFor(context, 'content.see');
  const { id, kind, builtInPath, life } = await readDocument(context, params.id);
  const path = (url.searchParams.get('path') ?? '').replaceAll('\0', '').slice(0, MAX_PATH_LENGTH);
  const name = kind === 'page' ? 'path' : 'slug';
  // The checks of the whole document would also find what is not about its address, and take longer.
  const content = { title: '', [name]: path, seo: { title: '', description: '' } };
  const found = await checks.check({
    id,
    kind,
    builtInPath,
    life,
    content: kind === 'page' ? { ...content, blocks: [] } : content,
  });
  const findings = found
    .filter(({ field, block }) => field === name && block === undefined)
    .map(({ severity, message }) => ({ severity, message }));
  const menus = kind === 'page' ? menusWith(path, NAVIGATION) : [];
  return Response.json({ findings, menus } satisfies AddressReply, {
    headers: { 'Cache-Control': 'private, no-store' },
  });
}
