import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { LinkButton } from '#src/admin/kit/button.tsx';
import { formatNumber } from '#src/admin/parts/counts.ts';

/** More would push the buttons out of reach. */
const MAX_SHOWN = 20;

interface DeletionFormProps {
  /** what would be deleted, each with the hidden field that names it */
  items: readonly ReactNode[];
  /** the button that deletes; null if nothing can be */
  button: ReactNode;
  /** address of the list */
  back: string;
}

/** Asks before rows of a list are deleted: names them, the first ones in view. */
export function DeletionForm({ items, button, back }: DeletionFormProps) {
  const more = items.slice(MAX_SHOWN);
  return (
    <Form method="post" className="list-doomed">
      <ul>{items.slice(0, MAX_SHOWN)}</ul>
      {more.length > 0 ? (
        <details>
          <summary className="mt-3">
            <span className="text-link small">{formatNumber(more.length)} more</span>
          </summary>
          <ul>{more}</ul>
        </details>
      ) : null}
      <div className="admin-actions">
        {button}
        <LinkButton to={back}>Keep {items.length === 1 ? 'it' : 'them'}</LinkButton>
      </div>
    </Form>
  );
}
