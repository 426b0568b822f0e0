import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OtherTab } from '#src/domains/documents/save/presence.server.ts';
import { fakeFetch } from '#tests/support/dom/fake-fetch.ts';
import { PresenceLine } from './presence-line.tsx';
import { presenceApi, usePresence } from './use-presence.ts';
import type { WorkingCopyStore } from './working-copy.ts';

const ID = '3f0c9a52-7c0e-4d0e-9d1c-0d6a3f1b2c4d';
const ME = { id: 'ana', name: 'ana@cadron.example' };
const BEN = { id: 'ben', name: 'ben.ode@cadron.example' };
const CONTENT = {
  title: 'Contact',
  blocks: [{ id: 'faq', type: 'faq', props: { title: 'Common\nquestions' } }],
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open({ canEdit = true } = {}) {
  const around = {
    others: [] as OtherTab[],
    version: 3,
    savedBy: null,
    isAway: false,
    isAsleep: false,
  };
  const requests = fakeFetch({
    [`POST ${presenceApi(ID)}`]: () => {
      if (around.isAway) throw new TypeError('Failed to fetch');
      return around.isAsleep ? new Promise<Response>(() => {}) : Response.json(around);
    },
  });
  const refresh = vi.fn(async () => {});
  const store = { state: () => ({ base: { version: 3 } }), refresh } as unknown as WorkingCopyStore;
  const Screen = () => (
    <>
      <div className="workspace-form" data-edits-document="">
        <PresenceLine
          others={usePresence(ID, store, canEdit, 'seen').others}
          me={ME}
          content={CONTENT}
        />
        <input id="seo-title" />
        <div data-block="faq">
          <input id="b-faq-title" />
        </div>
      </div>
      <div className="workspace-form">
        <h2 id="publish-title" tabIndex={-1}>
          Publishing
        </h2>
      </div>
    </>
  );
  const { unmount } = render(<Screen />);
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const lastBody = () => requests.at(-1)!.body as { tabId: string; place: string | null };
  return { around, requests, refresh, pass, lastBody, unmount };
}

const shown = () => screen.queryByRole('list')?.textContent;
const announced = () => screen.getByRole('status').textContent;

test('shows who came, where they are, and that they left; announces only coming and leaving', async () => {
  const { around, pass } = open();
  await pass(0);
  expect(shown()).toBeUndefined();
  around.others = [{ tabId: 't', user: BEN, place: null }];
  await pass(1_000);
  expect(shown()).toBe('BOBen Ode has this open');
  expect(announced()).toBe('Ben Ode has opened this.');
  around.others = [{ tabId: 't', user: BEN, place: 'faq' }];
  await pass(1_000);
  expect(shown()).toBe('BOBen Ode is editing “FAQ: Common questions”');
  expect(announced()).toBe('Ben Ode has opened this.');
  around.others = [{ tabId: 't', user: BEN, place: 'seo-title' }];
  await pass(1_000);
  expect(shown()).toContain('is editing “SEO title”');
  around.others = [];
  await pass(1_000);
  expect(shown()).toBeUndefined();
  expect(announced()).toBe('Ben Ode has left.');
});

test('sends the focused block or field every second, with one id per tab', async () => {
  const { requests, pass, lastBody } = open();
  await pass(0);
  expect(lastBody().place).toBeNull();
  const { tabId } = lastBody();
  document.getElementById('b-faq-title')!.focus();
  await pass(1_000);
  expect(lastBody()).toMatchObject({ tabId, place: 'faq' });
  document.getElementById('seo-title')!.focus();
  await pass(1_000);
  expect(lastBody().place).toBe('seo-title');
  // The publish panel takes the focus, and nobody types there.
  document.getElementById('publish-title')!.focus();
  await pass(1_000);
  expect(lastBody().place).toBeNull();
  expect(requests).toHaveLength(4);
});

test('readers are at no place', async () => {
  const { pass, lastBody } = open({ canEdit: false });
  await pass(0);
  document.getElementById('b-faq-title')!.focus();
  await pass(1_000);
  expect(lastBody().place).toBeNull();
});

test('beats every ten seconds while hidden, and ends by a beacon', async () => {
  const sendBeacon = vi.fn(() => true);
  vi.stubGlobal('navigator', Object.assign(navigator, { sendBeacon }));
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { requests, pass, unmount } = open();
  await pass(9_999);
  expect(requests).toHaveLength(1);
  await pass(1);
  expect(requests).toHaveLength(2);
  hidden.mockRestore();
  unmount();
  expect(sendBeacon).toHaveBeenCalledWith(presenceApi(ID), expect.any(Blob));
  await pass(20_000);
  expect(requests).toHaveLength(2);
});

test('merges a newer version at once, and forgets the others when the server is away', async () => {
  const { around, refresh, pass } = open();
  around.others = [{ tabId: 't', user: ME, place: null }];
  await pass(1_000);
  expect(shown()).toBe('YYou have this open in another tab');
  expect(announced()).toBe('');
  expect(refresh).not.toHaveBeenCalled();
  around.version = 4;
  await pass(1_000);
  expect(refresh).toHaveBeenCalledOnce();
  around.isAway = true;
  await pass(14_000);
  expect(shown()).toBeDefined();
  await pass(4_000);
  expect(shown()).toBeUndefined();
});

const show = () => act(async () => document.dispatchEvent(new Event('visibilitychange')));
const goOnline = () => act(async () => window.dispatchEvent(new Event('online')));

test('a hidden tab that is shown again reads at once what others did', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { around, refresh, pass } = open();
  await pass(1_000);
  around.version = 4;
  hidden.mockRestore();
  await show();
  await pass(0);
  expect(refresh).toHaveBeenCalledOnce();
});

test('a tab that wakes up does not wait for a request from before it slept', async () => {
  const { around, refresh, pass } = open();
  around.isAsleep = true;
  await pass(1_000);
  around.isAsleep = false;
  around.version = 4;
  await show();
  await pass(0);
  expect(refresh).toHaveBeenCalledOnce();
});

test('a tab that is online again does not wait for the next try after a failed one', async () => {
  const { around, refresh, requests, pass } = open();
  around.isAway = true;
  await pass(1_000);
  around.isAway = false;
  around.version = 4;
  await goOnline();
  await pass(0);
  expect(refresh).toHaveBeenCalledOnce();
  const sent = requests.length;
  await pass(999);
  expect(requests).toHaveLength(sent);
  await pass(1);
  expect(requests).toHaveLength(sent + 1);
});
