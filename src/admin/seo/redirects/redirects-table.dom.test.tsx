import { fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { RedirectFilter } from '#src/domains/redirects/redirect-views.ts';
import { RedirectsTable } from './redirects-table.tsx';

const row = (from: string) => ({
  from,
  label: from,
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

function open({ filter = {}, pages = 1 }: { filter?: RedirectFilter; pages?: number } = {}) {
  const rows = [row('/a'), row('/b')];
  const Page = () => (
    <RedirectsTable
      rows={rows}
      summary="2 redirects"
      filter={filter}
      page={1}
      pages={pages}
      mayEdit
    />
  );
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  const { container } = render(<Stub />);
  return () => new FormData(container.querySelector('form')!);
}

test('selects every redirect of the page at once, and none again', () => {
  const posted = open();
  const all = screen.getByRole('checkbox', { name: 'Select all on this page' });
  fireEvent.click(all);
  expect(posted().getAll('from')).toEqual(['/a', '/b']);
  fireEvent.click(all);
  expect(posted().getAll('from')).toEqual([]);
  expect(screen.queryByRole('checkbox', { name: /All that match/ })).toBeNull();
});

test('offers all that match only if there are more pages, and does not choose them with the page', () => {
  const posted = open({ pages: 2 });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(posted().get('all')).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: /All that match/ }));
  expect(posted().get('all')).toBe('yes');
});

test('sorts by which redirect wins, within the filter, and back', () => {
  open({ filter: { search: 'shop' } });
  const link = screen.getByRole('link', { name: 'Sort by which wins' });
  expect(link.getAttribute('href')).toMatch(/\?search=shop&sort=wins$/);
  open({ filter: { sort: 'wins' } });
  const back = screen.getByRole('link', { name: 'Sort by newest' });
  expect(back.getAttribute('href')).not.toContain('sort');
});
