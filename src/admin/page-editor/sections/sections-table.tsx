import { Link } from 'react-router';
import { ListedState } from '#src/admin/documents/list/listed-state.tsx';
import { TrashButtons } from '#src/admin/documents/trash-buttons.tsx';
import { pageEditorAddress } from '#src/admin/parts/page-editor-address.ts';
import { Time } from '#src/admin/parts/time.tsx';
import type { SectionRow } from './sections-view.ts';

interface SectionsTableProps {
  rows: readonly SectionRow[];
  summary: string;
  may: { edit: boolean; purge: boolean };
}

/** The list of shared sections. On narrow screens each row becomes a card. */
export const SectionsTable = ({ rows, summary, may }: SectionsTableProps) => (
  <>
    <p className="records-summary">{summary}</p>
    <table className="records records-wide records-quiet sections-table">
      <caption className="sr-only">Shared sections, last changed first</caption>
      <thead>
        <tr>
          <th scope="col">Shared section</th>
          <th scope="col">State</th>
          <th scope="col">Contains</th>
          <th scope="col">Used on</th>
          <th scope="col">Last change</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} may={may} />
        ))}
      </tbody>
    </table>
  </>
);

function Row({ row, may }: { row: SectionRow; may: SectionsTableProps['may'] }) {
  const { id, title, contains, usedOn, state, due, failure, changed, by } = row;
  return (
    <tr>
      <th scope="row">
        <Link className="sections-title" to={pageEditorAddress(id)}>
          {title}
        </Link>
      </th>
      <td className="sections-state">
        <ListedState state={state} due={due} failure={failure} />
        {state === 'trash' && may.edit ? <TrashButtons row={row} mayPurge={may.purge} /> : null}
      </td>
      <td className="sections-contains">{contains}</td>
      <td className="sections-used">{usedOn}</td>
      <td className="sections-changed">
        <Time at={changed} />, {by}
      </td>
    </tr>
  );
}
