import { servicesFor } from '#src/admin/shell/permission.server.ts';
import type { Finding } from '#src/domains/checks/finding.ts';
import { navigationOf } from '#src/domains/content/frame/site-frame.ts';
import { targetOf } from '#src/domains/content/references.ts';
import { isPublic, lastAddress } from '#src/domains/documents/life/life.ts';
import { menusWith } from '#src/domains/site-map/navigation.ts';
import type { Route } from './+types/checks-endpoint.ts';
import { readDocument } from './endpoint.server.ts';
import { presentUsedBy, type UsedByView } from './used-by-view.ts';

/** The reply of the endpoint. */
export interface ChecksReply {
  /** of the working copy that was checked */
  version: number;
  findings: Finding[];
  /** what links to the public address */
  usedBy: UsedByView;
}

/** The pre-publish checks of a stored working copy, and what links to the document. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { checks, references, frame } = servicesFor(context, 'content.see');
  const document = await readDocument(context, params.id);
  const { id, version, life, kind } = document;
  const address = isPublic(life) ? lastAddress(life) : null;
  const target =
    kind === 'section' || kind === 'template'
      ? ({ targetKind: kind, target: id } as const)
      : address === null
        ? undefined
        : targetOf(address);
  const [findings, used] = await Promise.all([
    checks.check(document),
    target ? references.whereUsed(target, id) : { usages: [], total: 0 },
  ]);
  const menus = address === null ? [] : menusWith(address, navigationOf(await frame.read()));
  const usedBy = presentUsedBy(used, menus);
  return Response.json({ version, findings, usedBy } satisfies ChecksReply);
}
