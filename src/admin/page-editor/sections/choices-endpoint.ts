import { parseText } from '#src/admin/parts/list-query.ts';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import type { DocumentSummary } from '#src/domains/documents/documents.server.ts';
import { isPublic } from '#src/domains/documents/life/life.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import type { Route } from './+types/choices-endpoint.ts';
import { describeSections } from './read-sections.server.ts';
import type { SectionChoices } from './section-api.ts';

/** More than anyone reads; the search finds the others. */
const MAX_SENT = 200;
/** Pages have fewer. */
const MAX_WANTED = 20;

/** The shared sections that a page can show, for pickers. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { documents, references } = servicesFor(context, 'content.see');
  const search = parseText(url.searchParams, 'search');
  const filter = { kind: 'section', limit: MAX_SENT, ...(search && { search }) } as const;
  const { documents: listed, total } = await documents.list(filter);
  const found = [...listed, ...(await readOthers(url.searchParams.getAll('with')))];
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

  /** Those that a page shows, also if they are in the trash or far down in the list. */
  async function readOthers(ids: readonly string[]): Promise<DocumentSummary[]> {
    const known = new Set(listed.map(({ id }) => id));
    const others = [...new Set(ids)].filter((id) => isUuid(id) && !known.has(id));
    const read = others.slice(0, MAX_WANTED).map((id) => documents.find(id));
    return (await Promise.all(read)).flatMap((document) =>
      document?.kind === 'section' ? [{ ...document, title: document.content.title }] : [],
    );
  }
}
