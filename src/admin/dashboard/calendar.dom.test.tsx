import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { DocumentSummary } from '#src/domains/documents/documents.server.ts';
import { startLife } from '#src/domains/documents/life/life.ts';
import { Calendar } from './calendar.tsx';
import { calendarSpan, calendarView } from './calendar-view.ts';

const NOW = new Date('2026-12-09T18:00:00Z');

/** The calendar of December with a page that is scheduled for the 10th; moves take place as the server would make them. */
function renderCalendar() {
  const posted: Record<string, unknown>[] = [];
  let day = '2026-12-10';
  const view = () => {
    const life = {
      ...startLife(),
      version: 1,
      publish: { revision: 2, version: 1, address: '/a', at: new Date(`${day}T15:00:00Z`) },
    };
    const document = { id: 'one', kind: 'page', title: 'Webinar', version: 1, life };
    return calendarView([document as DocumentSummary], calendarSpan('2026-12', NOW), true);
  };
  const Stub = createRoutesStub([
    {
      path: '/',
      loader: view,
      HydrateFallback: () => null,
      Component: ({ loaderData }) => <Calendar view={loaderData as ReturnType<typeof view>} />,
      action: async ({ request }) => {
        const fields = await request.formData();
        posted.push(Object.fromEntries(fields));
        day = fields.get('day') as string;
        return { isMoved: true, message: `Moved to ${day}.` };
      },
    },
  ]);
  render(<Stub />);
  return {
    posted,
    button: () => screen.findByRole('button', { name: 'Move Webinar to another day' }),
  };
}

const cellOf = (day: string) => document.querySelector(`time[datetime="${day}"]`)!.closest('td')!;

test('moves by arrow keys and Enter, and keeps the focus on what was moved', async () => {
  const { posted, button } = renderCalendar();
  (await button()).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(cellOf('2026-12-18').dataset['target']).toBe('true');
  expect(
    screen.getAllByRole('status').some(({ textContent }) => textContent === 'Friday, December 18'),
  ).toBe(true);
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Moved to 2026-12-18.');
  expect(posted).toEqual([{ id: 'one', day: '2026-12-18', seen: expect.any(String) }]);
  await waitFor(() => expect(cellOf('2026-12-18').textContent).toContain('Webinar'));
  await waitFor(() => expect(document.activeElement?.id).toBe('move-one'));
});

test('refuses past days by keys, and Escape leaves everything as it is', async () => {
  const { posted, button } = renderCalendar();
  (await button()).focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByText(/^Thursday, December 3 is past/)).toBeDefined();
  expect(cellOf('2026-12-09').dataset['target']).toBe('true');
  await userEvent.keyboard('{Escape}');
  expect(document.querySelector('[data-target]')).toBeNull();
  expect(posted).toEqual([]);
});

test('a press offers the day as a field, for fingers and for other months', async () => {
  const { posted, button } = renderCalendar();
  await userEvent.click(await button());
  const field = screen.getByLabelText<HTMLInputElement>('Move “Webinar” to');
  expect([field.value, field.min]).toEqual(['2026-12-10', '2026-12-09']);
  fireEvent.change(field, { target: { value: '2027-02-01' } });
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
  await screen.findByText('Moved to 2027-02-01.');
  expect(posted).toMatchObject([{ day: '2027-02-01' }]);
});

test('a drop on a day moves there; one on a past day, or on its own, does nothing', async () => {
  const { posted, button } = renderCalendar();
  const drag = async (day: string) => {
    const entry = (await button()).closest('li')!.querySelector('a')!;
    const dataTransfer = { setData: () => undefined, effectAllowed: '' };
    fireEvent.dragStart(entry, { dataTransfer });
    const isAllowed = !fireEvent.dragOver(cellOf(day), { dataTransfer });
    if (isAllowed) fireEvent.drop(cellOf(day), { dataTransfer });
    fireEvent.dragEnd(entry, { dataTransfer });
    return isAllowed;
  };
  expect(await drag('2026-12-02')).toBe(false);
  expect(await drag('2026-12-10')).toBe(true);
  expect(posted).toEqual([]);
  expect(await drag('2026-12-15')).toBe(true);
  await screen.findByText('Moved to 2026-12-15.');
  expect(posted).toMatchObject([{ day: '2026-12-15' }]);
});
