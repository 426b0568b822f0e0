import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useIsEdited } from './use-is-edited.ts';

function Form() {
  const { isEdited, onInput } = useIsEdited();
  return (
    <form onInput={onInput}>
      <input type="hidden" name="id" value="7" />
      <input aria-label="Name" defaultValue="Cadron" />
      <textarea aria-label="Profiles" defaultValue="one" />
      <output>{isEdited ? 'edited' : 'as it came'}</output>
    </form>
  );
}

test.each(['Name', 'Profiles'])('a form is edited while its %s differs', async (label) => {
  render(<Form />);
  const state = () => screen.getByRole('status').textContent;
  expect(state()).toBe('as it came');
  await userEvent.type(screen.getByLabelText(label), 'x');
  expect(state()).toBe('edited');
  await userEvent.keyboard('{Backspace}');
  expect(state()).toBe('as it came');
});
