import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

test.each([{ isDisabled: true }, { isBusy: true }])(
  'a button with %o does nothing, submits nothing, and keeps the focus',
  async (state) => {
    const [onClick, onSubmit] = [vi.fn(), vi.fn((event) => event.preventDefault())];
    const form = (off: object) => (
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" onClick={onClick} {...off}>
          Save
        </Button>
      </form>
    );
    const { rerender } = render(form({}));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).toHaveBeenCalledOnce();
    rerender(form(state));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }));
    await userEvent.keyboard('{Enter}');
    await userEvent.type(screen.getByLabelText('Name'), 'Ada{Enter}');
    expect(onClick).toHaveBeenCalledOnce();
    expect(onSubmit).toHaveBeenCalledOnce();
  },
);

test('a button is quiet, has the tone that it is given, or only its class', () => {
  render(
    <>
      <Button>Quiet</Button>
      <Button tone="danger">Delete</Button>
      <Button className="row">Row</Button>
      <Button tone="bare">Bare</Button>
      <Button tone="link" className="place">
        More
      </Button>
    </>,
  );
  expect(screen.getAllByRole('button').map(({ classList }) => [...classList].at(-1))).toEqual([
    'btn-small',
    'btn-small',
    'row',
    undefined,
    'place',
  ]);
  expect(screen.getByText('Delete').className).toContain('btn-danger');
  expect(screen.getByText('Row').className).toBe('row');
});
