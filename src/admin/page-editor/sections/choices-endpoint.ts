import { parseText } from '#src/admin/parts/list-query.ts';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import type { DocumentSummary } from '#src/domains/documents/documents.server.ts';
import { isPublic } from '#src/domains/documents/life.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/choices-endpoint.ts';
import { describeSections } from './read-sections.server.ts';
import type { SectionChoices } from './section-api.ts';

/** More than anyone reads; the search finds the others. */
const MAX_SENT = 200;

/** The shared sections that a page can show, for pickers. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'content.see');
  const { documents, references } = context.get(servicesContext);
  const search = parseText(url.searchParams, 'search');
  const filter = { kind: 'section', limit: MAX_SENT, ...(search && { search }) } as const;
  const { documents: listed, total } = await documents.list(filter);
  const found = [...listed, ...(await wanted(url.searchParams.get('with')))];
  const sections = await describeSections({ documents, references }, found);
  const reply: SectionChoices = {
    sections: sections
      .map(({ document: { id, title, state, life }, contains, usedOn }) => ({
        id,
        title: title.trim() || 'Untitled shared section',
        contains,
        state,
        isPublic: isPublic(life),
        usedOn,
      }))
      .toSorted((one, other) => one.title.localeCompare(other.title, 'en-US')),
    hasMore: total > listed.length,
  };
  return Response.json(reply);

  /** The one that a page shows, also if it is in the trash or was not sent. */
  async function wanted(id: string | null): Promise<DocumentSummary[]> {
    if (id === null || !isUuid(id) || listed.some((each) => each.id === id)) return [];
    const document = await documents.find(id);
    return document?.kind === 'section' ? [{ ...document, title: document.content.title }] : [];
  }
}
