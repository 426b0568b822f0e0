import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { UncontrolledTextarea } from './uncontrolled-textarea.tsx';

function Field() {
  const [text, setText] = useState('One');
  return (
    <>
      <UncontrolledTextarea
        aria-label="Text"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="button" onClick={() => setText('Undone')}>
        Undo
      </button>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Text');

test('shows what is typed, and what is set from elsewhere', async () => {
  render(<Field />);
  await userEvent.type(field(), ' two');
  expect(field().value).toBe('One two');
  await userEvent.click(screen.getByRole('button'));
  expect(field().value).toBe('Undone');
});

test('typing leaves the content of the element as it was', async () => {
  render(<Field />);
  await userEvent.type(field(), ' two');
  expect(field().value).toBe('One two');
  expect(field().textContent).toBe('One');
});
