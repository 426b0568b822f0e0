import { Link } from 'react-router';
import { CHANGED_COLUMN, STATE_COLUMN } from '#src/admin/documents/list/listed-table.tsx';
import { TrashButtons } from '#src/admin/documents/trash-buttons.tsx';
import { type Column, ListTable } from '#src/admin/parts/list-table.tsx';
import { pageEditorAddress } from '#src/admin/parts/page-editor-address.ts';
import type { SectionRow } from './sections-view.ts';

interface SectionsTableProps {
  rows: readonly SectionRow[];
  summary: string;
  may: { edit: boolean; purge: boolean };
}

const columnsFor = (may: SectionsTableProps['may']): Column<SectionRow>[] => [
  {
    label: 'Shared section',
    cell: ({ id, title }) => (
      <Link className="sections-title" to={pageEditorAddress(id)}>
        {title}
      </Link>
    ),
  },
  {
    ...STATE_COLUMN,
    className: 'sections-state',
    cell: (row) => (
      <>
        {STATE_COLUMN.cell(row)}
        {row.state === 'trash' && may.edit ? <TrashButtons row={row} mayPurge={may.purge} /> : null}
      </>
    ),
  },
  { label: 'Contains', className: 'sections-contains', cell: ({ contains }) => contains },
  { label: 'Used on', className: 'sections-used', cell: ({ usedOn }) => usedOn },
  { ...CHANGED_COLUMN, className: 'sections-changed' },
];

/** The list of shared sections. */
export const SectionsTable = ({ rows, summary, may }: SectionsTableProps) => (
  <>
    <p className="records-summary">{summary}</p>
    <ListTable
      className="sections-table"
      caption="Shared sections, last changed first"
      columns={columnsFor(may)}
      rows={rows}
    />
  </>
);
