import { Form } from 'react-router';
import type { listedItem } from './import-words.ts';

type Choosable = Pick<ReturnType<typeof listedItem>, 'id' | 'title' | 'choice'>;

/** Takes an item of a plan in, or leaves it out. */
export function TakeIn({ item: { id, title, choice } }: { item: Choosable }) {
  if (choice === undefined) return null;
  if (choice === 'locked') return <small>Only owners can take it in</small>;
  const [value, label] = choice === 'planned' ? ['no', 'Leave out'] : ['yes', 'Take in'];
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
