import { LEADS_PATH } from '#src/admin/leads/lead-filter.ts';
import type { ActivityRecord } from '#src/platform/activity/activity-views.ts';
import type { Services } from '#src/services.server.ts';
import { objectKey } from './activity-view.ts';

/** The addresses of the objects that still exist, by `objectKey`. Add a kind when it gets a page of its own. */
export async function findObjectLinks(
  { leads }: Pick<Services, 'leads'>,
  records: readonly ActivityRecord[],
): Promise<Map<string, string>> {
  const ids = records.flatMap(({ object }) => (object.kind === 'lead' && object.id) || []);
  const existing = ids.length > 0 ? await leads.filterExisting(ids) : new Set<string>();
  return new Map(
    [...existing].map((id) => [objectKey({ kind: 'lead', id, label: '' }), `${LEADS_PATH}/${id}`]),
  );
}
