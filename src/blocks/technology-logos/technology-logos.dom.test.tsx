import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { LogoView } from '#src/blocks/block.ts';
import { fakeFetch } from '#tests/support/dom/fake-fetch.ts';
import { LISTING_PATH, LISTING_TIMEOUT_MS } from './request-listing.ts';
import { start } from './technology-logos.island.ts';
import { TechnologyLogos } from './technology-logos.view.tsx';

/** Listing in the browser when the server could not list the logos. */

const LOGOS: LogoView[] = [
  { name: 'One', url: '/one.svg' },
  { name: 'Two', url: '/two.svg' },
];
const ROUTE = `GET ${LISTING_PATH}`;

function open(data?: readonly LogoView[]) {
  render(<TechnologyLogos id="technology" label="" title="Systems" data={data} />);
  start(document.querySelector<HTMLElement>('[data-island=technology-logos]')!);
}
const status = () => screen.getByRole('status').textContent;

test('sends no request if the server has listed the logos', () => {
  const requests = fakeFetch({});
  open(LOGOS);
  expect(screen.getAllByRole('img')).toHaveLength(2);
  expect(requests).toEqual([]);
});

test('shows the logos listed by the browser', async () => {
  fakeFetch({ [ROUTE]: () => Response.json({ logos: LOGOS }) });
  open();
  expect(status()).toBe('Loading logos...');
  expect(await screen.findAllByRole('img')).toHaveLength(2);
  expect(status()).toBe('');
});

test('shows a failure and retries on a press, with the focus on the logos', async () => {
  const handlers = { [ROUTE]: () => Response.json({}, { status: 503 }) };
  const requests = fakeFetch(handlers);
  open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(status()).toBe('Failed to load technology logos.');
  handlers[ROUTE] = () => Response.json({ logos: LOGOS });
  await userEvent.click(again);
  expect(await screen.findAllByRole('img')).toHaveLength(2);
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement?.className).toBe('technology-logos');
  expect(requests).toHaveLength(2);
});

test('times out after five seconds and ignores late logos', async () => {
  vi.useFakeTimers();
  const { promise: late, resolve: send } = Promise.withResolvers<Response>();
  fakeFetch({ [ROUTE]: () => late });
  open();
  await vi.advanceTimersByTimeAsync(LISTING_TIMEOUT_MS);
  expect(status()).toBe('Request timed out');
  send(Response.json({ logos: LOGOS }));
  await vi.advanceTimersByTimeAsync(0);
  expect(status()).toBe('Request timed out');
  expect(screen.queryAllByRole('img')).toEqual([]);
});

test('shows a message for an empty folder', async () => {
  fakeFetch({ [ROUTE]: () => Response.json({ logos: [] }) });
  open();
  await screen.findByText('No technologies have been added yet.');
});
