import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FolderDialog } from './library-forms.tsx';

test('a refused name is explained in the dialog, which keeps what was typed', async () => {
  const refusal = 'The folder “Logos” must keep its name and place. It is used by “Home.”';
  const onClose = vi.fn();
  const onSave = vi.fn(() => Promise.resolve<string | undefined>(refusal));
  const form = { type: 'change', path: 'Logos' } as const;
  const folders = ['Logos', 'Team'];
  render(<FolderDialog {...{ form, folders, onSave, onClose }} isBusy={false} />);
  const dialog = within(screen.getByRole('dialog'));
  const name = dialog.getByRole('textbox', { name: 'Name' });
  fireEvent.change(name, { target: { value: 'Brands' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(refusal);
  expect(onSave).toHaveBeenCalledWith(form, 'Brands');
  expect((name as HTMLInputElement).value).toBe('Brands');
  expect(onClose).not.toHaveBeenCalled();

  onSave.mockResolvedValueOnce(undefined);
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
