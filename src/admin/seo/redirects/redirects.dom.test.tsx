import { fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { REDIRECTS, type RedirectQuery } from './redirect-list.ts';
import Redirects from './redirects.tsx';

const row = (id: string) => ({
  id,
  label: id,
  to: '/new',
  type: '301',
  concern: undefined,
  hits: '1',
  lastHit: undefined,
  by: 'Ada',
  since: {
    iso: '2026-06-01T00:00:00.000Z',
    text: 'Jun 1',
    label: 'Jun 1',
    title: 'Jun 1',
  } as never,
  editTo: '/edit',
});

function open({ query = {}, pages = 1 }: { query?: Partial<RedirectQuery>; pages?: number } = {}) {
  const rows = [row('/a'), row('/b')];
  const view = REDIRECTS.view({ page: 1, ...query }, { rows, total: 2, pages });
  const loaderData = { mayEdit: true, view: { ...view, from: undefined, edited: undefined } };
  const Page = () => (
    <Redirects {...({ loaderData } as unknown as Parameters<typeof Redirects>[0])} />
  );
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  const { container } = render(<Stub />);
  return () => new FormData(container.querySelector<HTMLFormElement>('form:has(table)')!);
}

test('selects every redirect of the page at once, and none again', () => {
  const posted = open();
  const all = screen.getByRole('checkbox', { name: 'Select all on this page' });
  fireEvent.click(all);
  expect(posted().getAll('from')).toEqual(['/a', '/b']);
  fireEvent.click(all);
  expect(posted().getAll('from')).toEqual([]);
  expect(screen.queryByRole('checkbox', { name: /Select all \d/ })).toBeNull();
});

test('offers all that match only if there are more pages, and they are chosen only with all rows of the page', () => {
  const posted = open({ pages: 2 });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(posted().get('all')).toBeNull();
  const all = screen.getByRole('checkbox', { name: 'Select all 2' });
  fireEvent.click(all);
  expect(posted().get('all')).toBe('yes');
  fireEvent.click(screen.getByRole('checkbox', { name: '/a' }));
  expect(Object.fromEntries(posted())).toEqual({ intent: 'delete', from: '/b' });
  fireEvent.click(all);
  expect(posted().getAll('from')).toEqual(['/a', '/b']);
});

test('sorts by which redirect wins, within the filter', () => {
  open({ query: { search: 'shop' } });
  const order = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Order' });
  fireEvent.change(order, { target: { value: 'wins' } });
  expect(Object.fromEntries(new FormData(order.form!))).toMatchObject({
    search: 'shop',
    sort: 'wins',
  });
});
