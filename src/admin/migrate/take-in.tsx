import { Form } from 'react-router';
import type { ItemChange, ItemState } from '#src/domains/imports/import.ts';

export interface ChoosableItem {
  /** its position */
  id: string;
  title: string;
  change: ItemChange;
  state: ItemState;
  /** whether the person may not take it in */
  isLocked: boolean;
}

/** Takes an item of a plan in, or leaves it out. */
export function TakeIn({ item: { id, title, change, state, isLocked } }: { item: ChoosableItem }) {
  if (change === 'unreadable') return null;
  if (isLocked) return <small>Only owners can take it in</small>;
  const [value, label] = state === 'planned' ? ['no', 'Leave out'] : ['yes', 'Take in'];
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="include" />
      <input type="hidden" name="position" value={id} />
      <button
        className="btn btn-small btn-quiet"
        type="submit"
        name="include"
        value={value}
        aria-label={`${label} ${title}`}
      >
        {label}
      </button>
    </Form>
  );
}
