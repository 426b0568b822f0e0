import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SaveState } from './save-state.tsx';
import { type SaveStatus, saveStatusText } from './save-status.ts';

/** The state of saving, on the screen and for screen readers. */

const AT = '2026-11-22T20:14:00.000Z';
const SAVED: SaveStatus = { is: 'saved', at: AT };

test.each<[SaveStatus, string]>([
  [SAVED, 'Saved 2:14 PM CST'],
  [{ is: 'unsaved' }, 'Not saved yet'],
  [{ is: 'saving' }, 'Saving…'],
  [{ is: 'offline' }, 'Not saved: offline'],
  [{ is: 'conflict', by: 'kim@cadron.example' }, 'Conflict: also changed by kim@cadron.example'],
  [{ is: 'conflict' }, 'Conflict: also changed elsewhere'],
  [{ is: 'signed-out' }, 'Not saved: session ended'],
  [{ is: 'failed' }, 'Not saved'],
  [{ is: 'failed', why: 'the database is busy' }, 'Not saved: the database is busy'],
])('%o reads %s', (status, text) => {
  expect(saveStatusText(status)).toBe(text);
});

test('announces problems once and that they are over, but no ordinary save', () => {
  const { rerender } = render(<SaveState status={SAVED} />);
  const announced = () => screen.getByRole('status').textContent;
  const after = (...states: SaveStatus[]) =>
    states.map((status) => {
      rerender(<SaveState status={status} />);
      return announced();
    });
  expect(after({ is: 'unsaved' }, { is: 'saving' }, SAVED, { is: 'saving' }, SAVED)).toEqual(
    Array<string>(5).fill(''),
  );
  expect(after({ is: 'saving' }, { is: 'offline' }, { is: 'saving' }, SAVED)).toEqual([
    '',
    'Not saved: offline',
    'Not saved: offline',
    'Saved',
  ]);
  expect(after({ is: 'saving' }, SAVED, { is: 'signed-out' })).toEqual([
    'Saved',
    'Saved',
    'Not saved: session ended',
  ]);
});

test('offers what helps beside the problem', () => {
  render(
    <SaveState status={{ is: 'failed' }}>
      <button type="button">Try again</button>
    </SaveState>,
  );
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});
