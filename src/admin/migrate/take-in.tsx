import { Form } from 'react-router';
import { Button } from '#src/admin/kit/button.tsx';
import type { FormResult } from '#src/admin/kit/form/form-result.ts';
import type { listedItem } from './import-words.ts';

/** Takes an item of a plan in, or leaves it out. */
export function TakeIn({ item: { id, title, choice } }: { item: ReturnType<typeof listedItem> }) {
  if (choice === undefined) return null;
  if (choice === 'locked') return <small>Only owners can take it in</small>;
  const [value, label] = choice === 'planned' ? ['no', 'Leave out'] : ['yes', 'Take in'];
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="include" />
      <input type="hidden" name="position" value={id} />
      {/* Never disabled: the focus stays, for the next decision. */}
      <Button type="submit" name="include" value={value} aria-label={`${label} ${title}`}>
        {label}
      </Button>
    </Form>
  );
}

/** Why a form was refused, above a page whose forms come and go. */
export const Refusal = ({ result }: { result: FormResult | undefined }) => (
  <div role="alert">{result?.message ? <p className="form-error">{result.message}</p> : null}</div>
);
