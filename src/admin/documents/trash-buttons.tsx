import { Form, useNavigation } from 'react-router';
import { RestoreOne } from './list/selection.tsx';
import './trash-buttons.css';

interface TrashButtonsProps {
  row: { choice: string; title: string };
  mayPurge: boolean;
}

/** Restores a document of the trash, or deletes it for good; `actOnList` is their action. */
export function TrashButtons({ row, mayPurge }: TrashButtonsProps) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form method="post" className="trash-buttons">
      <input type="hidden" name="id" value={row.choice} />
      <RestoreOne row={row} />
      {mayPurge ? (
        <details>
          <summary aria-label={`Delete for good: ${row.title}`}>Delete for good</summary>
          <button
            className="btn btn-small btn-ink"
            type="submit"
            name="intent"
            value="purge"
            disabled={isBusy}
          >
            Delete it and its whole history
          </button>
        </details>
      ) : null}
    </Form>
  );
}
