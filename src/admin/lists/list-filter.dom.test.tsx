import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, Link, useLoaderData } from 'react-router';
import { expect, test } from 'vitest';
import { defineList, TEXT } from './define-list.ts';
import { ListFilter } from './list-filter.tsx';

const THINGS = defineList({
  path: '/',
  noun: 'thing',
  fields: { state: ['new', 'old'], from: TEXT, needs: ['work', 'love'], search: TEXT, tab: TEXT },
  sorts: { name: 'by name', '-name': 'by name, backwards' },
});

const FILTERS = [
  {
    name: 'state',
    label: 'State',
    all: 'Every state',
    options: [{ label: 'Of time', options: [{ value: 'old', label: 'Old ones' }] }],
  },
  { name: 'from', label: 'From', type: 'date' as const },
  {
    name: 'needs',
    label: 'Needs',
    type: 'boxes' as const,
    options: [{ value: 'work', label: 'Work', count: 3 }],
  },
];

function Page() {
  const query = useLoaderData<ReturnType<typeof THINGS.parse>>();
  return (
    <>
      <ListFilter
        list={THINGS}
        query={query}
        search="Name"
        filters={FILTERS}
        isFiltered
        isLive={query.tab === 'live'}
      />
      <Link to="/?state=old">Old</Link>
    </>
  );
}

async function open(address: string) {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: Page,
      HydrateFallback: () => null,
      loader: ({ request }) => THINGS.parse(new URL(request.url).searchParams),
    },
  ]);
  render(<Stub initialEntries={[address]} />);
  const button = await screen.findByText(/^Filter(:|$)/, { selector: 'summary' });
  return { button, fold: button.parentElement as HTMLDetailsElement };
}

test('the button names what the form filters by, and no tab and no order', async () => {
  const { button } = await open('/?state=old&from=2026-08-01&search=kim&tab=x&sort=-name');
  expect(button.textContent).toBe('Filter: “kim”, Old ones, From 2026-08-01');
});

test('sending the form closes it, so that the rows are in view, and leaves the focus on the button', async () => {
  const user = userEvent.setup();
  const { button, fold } = await open('/?tab=x');
  expect(button.textContent).toBe('Filter');
  fold.open = true;
  await user.type(screen.getByRole('searchbox', { name: 'Name' }), 'kim{Enter}');
  await screen.findByText('Filter: “kim”');
  expect(fold.open).toBe(false);
  expect(document.activeElement).toBe(button);
});

test('a live list follows while someone types and chooses, and its fields follow the address', async () => {
  const user = userEvent.setup();
  await open('/?tab=live');
  await user.type(screen.getByRole('searchbox', { name: 'Name' }), 'kim');
  await screen.findByText('Filter: “kim”');
  await user.click(screen.getByRole('checkbox', { name: 'Work (3)' }));
  await screen.findByText('Filter: “kim”, Work');
  await user.click(screen.getByRole('link', { name: 'Old' }));
  await screen.findByText('Filter: Old ones');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'State' }).value).toBe('old');
});
