import { Form } from 'react-router';
import { SubmitButton } from '#src/admin/parts/submit-button.tsx';
import { RestoreOne } from './list/selection.tsx';
import './trash-buttons.css';

interface TrashButtonsProps {
  row: { choice: string; title: string };
  mayPurge: boolean;
}

/** Restores a document of the trash, or deletes it for good; `actOnList` is their action. */
export function TrashButtons({ row, mayPurge }: TrashButtonsProps) {
  return (
    <Form method="post" className="trash-buttons">
      <input type="hidden" name="id" value={row.choice} />
      <RestoreOne row={row} />
      {mayPurge ? (
        <details>
          <summary aria-label={`Delete for good: ${row.title}`}>Delete for good</summary>
          <SubmitButton look="ink" name="intent" value="purge">
            Delete it and its whole history
          </SubmitButton>
        </details>
      ) : null}
    </Form>
  );
}
