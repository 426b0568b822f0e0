import type { Severity } from '#src/domains/checks/severity.ts';
import { fail } from '#src/admin/documents/endpoint.server.ts';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import { navigationOf } from '#src/domains/content/frame/site-frame.ts';
import { menusWith } from '#src/domains/site-map/navigation.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import type { Route } from './+types/address-endpoint.ts';
import { checkAddress, newPage } from './check-address.server.ts';

/** The reply about a path that a page, or a slug that a post could have. */
export interface AddressReply {
  findings: { severity: Severity; message: string }[];
  /** the menus that link to it: 'Main menu, Services' */
  menus: string[];
}

const MAX_PATH_LENGTH = 500;

/**
 * `GET /admin/api/documents/<id>/address?path=`: whether a page can have a path, or a post or story a slug, what happens to its old one, and
 * its menus. Without such a document, for a new page under this id.
 */
export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const services = servicesFor(context, 'content.see');
  if (!isUuid(id)) return fail(404, 'This document does not exist.');
  const document = (await services.documents.find(id)) ?? newPage(id);
  const path = (url.searchParams.get('path') ?? '').replaceAll('\0', '').slice(0, MAX_PATH_LENGTH);
  return Response.json({
    findings: await checkAddress(services, document, path),
    menus:
      document.kind === 'page' ? menusWith(path, navigationOf(await services.frame.read())) : [],
  } satisfies AddressReply);
}
