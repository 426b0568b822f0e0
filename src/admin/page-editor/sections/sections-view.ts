import { listedRow, listView } from '#src/admin/documents/list/list-view.ts';
import { defineList, type ListQuery, PLAIN } from '#src/admin/documents/list/listed-kind.ts';
import { formatCount } from '#src/admin/parts/counts.ts';
import { SECTIONS_PATH } from '#src/admin/parts/page-editor-address.ts';
import type { DocumentState } from '#src/domains/documents/life/life.ts';
import type { ListedSection } from './read-sections.server.ts';

export const PAGE_SIZE = 50;

export const SECTIONS = defineList({
  kind: 'section',
  noun: 'shared section',
  label: 'Shared sections',
  path: SECTIONS_PATH,
  ...PLAIN,
});

export type SectionsView = ReturnType<typeof sectionsView>;
export type SectionRow = SectionsView['rows'][number];

export const sectionsView = (
  { sections, total }: { sections: readonly ListedSection[]; total: number },
  counts: Readonly<Record<DocumentState, number>>,
  query: ListQuery,
  now: Date,
) =>
  listView(SECTIONS, {
    query,
    rows: sections.map(({ document, contains, usedOn }) => ({
      ...listedRow(document, SECTIONS, now),
      contains: contains || 'Nothing yet',
      usedOn: usedOn === 0 ? 'No page' : formatCount(usedOn, 'page'),
    })),
    total,
    counts,
    pageSize: PAGE_SIZE,
  });
