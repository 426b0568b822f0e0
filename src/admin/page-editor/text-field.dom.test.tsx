import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo, useState } from 'react';
import { expect, test } from 'vitest';
import { type FormPart, FormPartContext } from './form-context.ts';
import { TextField } from './text-field.tsx';

/** A form of one text, whose shape is of no matter here. */
function Form({ initial }: { initial: string }) {
  const [value, setValue] = useState<unknown>(initial);
  const part = useMemo<FormPart>(
    () => ({
      isReadOnly: false,
      canEdit: true,
      idOf: (path) => path,
      change: (_path, make) => setValue(make),
      problemsAt: () => [],
      checkedVersion: undefined,
      placesOnPage: () => [],
      announce: () => {},
    }),
    [],
  );
  return (
    <FormPartContext value={part}>
      <TextField
        spec={{ kind: 'text', min: 1, max: 40 }}
        label="Motto"
        path="motto"
        value={value}
        isOptional={false}
      />
    </FormPartContext>
  );
}

test.each([
  ['[A short\nmotto]', 'Less', 'Less'],
  ['[One] of two', '!', '[One] of two!'],
  ['More', '!', 'More!'],
])('typing after a click into %j replaces it only if all of it is guidance', async (...given) => {
  const [initial, typed, expected] = given;
  const user = userEvent.setup({ delay: null });
  render(<Form initial={initial} />);
  const motto = screen.getByRole('textbox', { name: 'Motto' });
  await user.click(motto);
  await user.keyboard(typed);
  expect((motto as HTMLTextAreaElement).value).toBe(expected);
});
