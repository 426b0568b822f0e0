import { capitalize } from '#src/domains/documents/name-of-field.ts';
import { useNavigation } from 'react-router';
import { SelectHeading } from '#src/admin/parts/select-heading.tsx';
import { Time } from '#src/admin/parts/time.tsx';
import type { ListedKind } from './listed-kind.ts';
import { PurgeButton, RestoreButton, SelectBox, Selection } from './selection.tsx';
import type { Trashed } from './trashed.ts';

interface TrashedRow {
  id: string;
  choice: string;
  title: string;
  path: string;
  isPublic: boolean;
  trashed: Trashed | undefined;
}

interface DocumentTrashProps {
  listed: ListedKind;
  rows: readonly TrashedRow[];
  summary: string;
  /** address of the trash with its query, and the parameters */
  action: string;
  entries: readonly [name: string, value: string][];
  may: { publish: boolean; purge: boolean };
}

/** The documents in the trash: who put them there, and until when they can be restored. */
export const DocumentTrash = ({ listed, rows, may, ...selection }: DocumentTrashProps) => (
  <>
    <p className="listed-trash-note">
      A {listed.noun} stays in the trash for 30 days and can be restored until then, with its
      history.
      {may.purge ? null : ' Only an owner can delete it for good before that.'}
    </p>
    <Selection
      {...selection}
      noun={`${listed.noun}s`}
      isOn={may.publish}
      actions={
        <>
          <RestoreButton />
          {may.purge ? <PurgeButton deletePath={listed.deletePath} /> : null}
        </>
      }
    >
      <table
        className="records records-wide records-quiet listed-table listed-trash-table"
        data-plain={!may.publish || undefined}
      >
        <caption className="sr-only">{listed.label} in the trash</caption>
        <thead>
          <tr>
            {may.publish ? <SelectHeading /> : null}
            <th scope="col">{capitalize(listed.noun)}</th>
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
    </Selection>
  </>
);

function Row({ row, mayRestore }: { row: TrashedRow; mayRestore: boolean }) {
  const { choice, title, path, trashed } = row;
  const isBusy = useNavigation().state !== 'idle';
  return (
    <tr>
      {mayRestore ? <SelectBox row={row} /> : null}
      <th scope="row">
        <b className="listed-title">{title}</b>
      </th>
      <td className="listed-path">{path}</td>
      <td className="listed-trashed">
        <span className="records-label">In the trash since </span>
        {trashed ? <Time at={trashed.time} /> : null}
        {trashed?.by ? `, ${trashed.by}` : null}
      </td>
      <td className="listed-until">
        <span className="records-label">Deleted for good </span>
        {trashed ? (
          <time dateTime={trashed.until.iso} title={trashed.until.exact}>
            {trashed.untilDay}
          </time>
        ) : null}
      </td>
      {mayRestore ? (
        <td className="listed-restore">
          <button
            className="btn btn-small btn-quiet"
            type="submit"
            name="restore"
            value={choice}
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
