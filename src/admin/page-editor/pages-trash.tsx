import { useNavigation } from 'react-router';
import { Time } from '#src/admin/parts/time.tsx';
import { PagesSelection, PurgeButton, RestoreButton, SelectBox } from './pages-selection.tsx';
import type { PageRow, PagesView } from './pages-view.ts';

interface PagesTrashProps extends Pick<PagesView, 'rows' | 'summary' | 'query'> {
  may: { publish: boolean; purge: boolean };
}

/** The pages in the trash: who put them there, and until when they can be restored. */
export const PagesTrash = ({ rows, summary, query, may }: PagesTrashProps) => (
  <>
    <p className="pages-trash-note">
      A page stays in the trash for 30 days and can be restored until then, with its history.
      {may.purge ? null : ' Only an owner can delete it for good before that.'}
    </p>
    <PagesSelection
      query={query}
      summary={summary}
      isOn={may.publish}
      actions={
        <>
          <RestoreButton />
          {may.purge ? <PurgeButton /> : null}
        </>
      }
    >
      <table
        className="records records-wide records-quiet pages-table pages-trash-table"
        data-plain={!may.publish || undefined}
      >
        <caption className="sr-only">Pages in the trash</caption>
        <thead>
          <tr>
            {may.publish ? (
              <th scope="col">
                <span className="sr-only">Select</span>
              </th>
            ) : null}
            <th scope="col">Page</th>
            <th scope="col">Path</th>
            <th scope="col">Moved to the trash</th>
            <th scope="col">Deleted for good</th>
            {may.publish ? (
              <th scope="col">
                <span className="sr-only">Restore</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} mayRestore={may.publish} />
          ))}
        </tbody>
      </table>
    </PagesSelection>
  </>
);

function Row({ row, mayRestore }: { row: PageRow; mayRestore: boolean }) {
  const { id, title, path, trashed } = row;
  const isBusy = useNavigation().state !== 'idle';
  return (
    <tr>
      {mayRestore ? <SelectBox id={id} title={title} isPublic={false} /> : null}
      <th scope="row">
        <b className="pages-title">{title}</b>
      </th>
      <td className="pages-path">{path}</td>
      <td className="pages-trashed">
        <span className="records-label">In the trash since </span>
        {trashed ? <Time at={trashed.time} /> : null}
        {trashed?.by ? `, ${trashed.by}` : null}
      </td>
      <td className="pages-until">
        <span className="records-label">Deleted for good </span>
        {trashed ? (
          <time dateTime={trashed.until.iso} title={trashed.until.exact}>
            {trashed.untilDay}
          </time>
        ) : null}
      </td>
      {mayRestore ? (
        <td className="pages-restore">
          <button
            className="btn btn-small btn-quiet"
            type="submit"
            name="restore"
            value={id}
            disabled={isBusy}
            aria-label={`Restore: ${title}`}
          >
            Restore
          </button>
        </td>
      ) : null}
    </tr>
  );
}
