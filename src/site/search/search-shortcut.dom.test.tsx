import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ShortcutSwitch } from '#src/site/search/shortcut-switch.tsx';
import { fakeFetch } from '#tests/support/dom/fake-fetch.ts';
import { collectListeners } from '#tests/support/dom/own-listeners.ts';
import { startSearchShortcut } from './search-shortcut.ts';
import { start } from './shortcut-switch.island.ts';
import { HeaderSearch } from '#src/site/parts/header-bar.tsx';

/** The / key, which opens the search in the header, and its switch. */

const suggestions = [{ href: '/one', title: [{ text: 'CRM One', isHit: false }], kind: 'Page' }];

let leave: () => void;
beforeEach(() => {
  fakeFetch({ 'GET /api/search': () => Response.json({ suggestions }) });
  render(
    <>
      <HeaderSearch />
      <input aria-label="Other" />
      <ShortcutSwitch />
    </>,
  );
  start(document.querySelector<HTMLElement>('.search-key')!);
  leave = collectListeners();
  startSearchShortcut();
});
afterEach(() => leave());

const field = () => screen.getByLabelText<HTMLInputElement>('Search', { selector: 'input' });
const isOpen = () => field().closest('details')!.open;

test('opens the search on /, focuses its field, and suggests what is typed next', async () => {
  await userEvent.keyboard('/crm');
  expect(isOpen()).toBe(true);
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe('crm');
  await screen.findByRole('option', { name: /CRM One/ });
});

test('ignores / in a field and with a modifier key', async () => {
  await userEvent.type(screen.getByLabelText('Other'), '/');
  expect(screen.getByLabelText<HTMLInputElement>('Other').value).toBe('/');
  (document.activeElement as HTMLElement).blur();
  for (const key of ['Control', 'Meta']) await userEvent.keyboard(`{${key}>}/{/${key}}`);
  expect(isOpen()).toBe(false);
});

test('ignores / while the shortcut is switched off', async () => {
  const control = screen.getByLabelText<HTMLInputElement>(/key opens search/);
  expect([control.checked, control.closest('label')!.hidden]).toEqual([true, false]);
  await userEvent.click(control);
  control.blur();
  await userEvent.keyboard('/');
  expect(isOpen()).toBe(false);
  await userEvent.click(control);
  control.blur();
  await userEvent.keyboard('/');
  expect(isOpen()).toBe(true);
});
