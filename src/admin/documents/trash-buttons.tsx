import { Form } from 'react-router';
import { SubmitButton } from '#src/admin/kit/submit-button.tsx';

interface TrashButtonsProps {
  row: { choice: string; title: string };
  mayPurge: boolean;
}

/** Restores a document of the trash, or deletes it for good; `actOnList` is their action. */
export function TrashButtons({ row, mayPurge }: TrashButtonsProps) {
  return (
    <Form method="post" className="list-buttons row wraps gap-x-4">
      <input type="hidden" name="id" value={row.choice} />
      <RestoreOne row={row} />
      {mayPurge ? (
        <details>
          <summary aria-label={`Delete for good: ${row.title}`}>Delete for good</summary>
          <SubmitButton tone="secondary" name="intent" value="purge">
            Delete it and its whole history
          </SubmitButton>
        </details>
      ) : null}
    </Form>
  );
}

/** Restores one document of the trash, whichever are selected. */
export const RestoreOne = ({ row: { choice, title } }: Pick<TrashButtonsProps, 'row'>) => (
  <SubmitButton name="restore" value={choice} aria-label={`Restore: ${title}`}>
    Restore
  </SubmitButton>
);
