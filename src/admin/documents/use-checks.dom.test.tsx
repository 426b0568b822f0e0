import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ChecksReply } from './checks-endpoint.ts';
import { ChecksList } from './checks-list.tsx';
import { fakeFetch } from '#tests/support/dom/fake-fetch.ts';
import { checksApi, useChecks } from './use-checks.ts';

/** The checks of a document while it is saved again and again, over a network that is slow or fails. */

interface Pending {
  resolve(reply: ChecksReply): void;
  reject(error: Error): void;
}

const replyOf = (version: number): ChecksReply => ({
  version,
  findings: [
    {
      check: 'search-title',
      severity: 'warning',
      field: 'seo.title',
      place: 'Search title',
      message: `Found in ${version}.`,
    },
  ],
  usedBy: { uses: [], total: 0 },
});

function renderChecks() {
  const pending: Pending[] = [];
  fakeFetch({
    [`GET ${checksApi('id')}`]: () =>
      new Promise((resolve, reject) =>
        pending.push({ resolve: (reply) => resolve(Response.json(reply)), reject }),
      ),
  });
  function Panel({ version, revision }: { version: number; revision?: number }) {
    return <ChecksList checks={useChecks('id', version, revision)} onShow={() => undefined} />;
  }
  const { rerender, container } = render(<Panel version={1} />);
  return {
    /** Waits for a request, and replies to it if there is a reply. */
    async reply(at: number, given?: ChecksReply | Error) {
      const request = await waitFor(() => pending[at] ?? Promise.reject(new Error('not asked')));
      if (given instanceof Error) await act(async () => request.reject(given));
      else if (given) await act(async () => request.resolve(given));
      return request;
    },
    publish: (revision: number) => rerender(<Panel version={1} revision={revision} />),
    save: (version: number) => rerender(<Panel version={version} />),
    isOutdated: () => container.querySelector('[data-outdated]') !== null,
  };
}

test('keeps the list while a newer version is checked, and ignores answers that come too late', async () => {
  const { reply, save, isOutdated } = renderChecks();
  expect(screen.getByRole('status').textContent).toBe('Checking…');
  await reply(0, replyOf(1));
  expect(screen.getByText('Found in 1.')).toBeDefined();
  save(2);
  const late = await reply(1);
  save(3);
  expect(isOutdated()).toBe(true);
  await reply(2, replyOf(3));
  await act(async () => late.resolve(replyOf(2)));
  expect(screen.getByText('Found in 3.')).toBeDefined();
  expect(isOutdated()).toBe(false);
});

test('says that the checks failed, and tries again', async () => {
  const { reply } = renderChecks();
  await reply(0, new Error('offline'));
  expect(screen.getByRole('status').textContent).toMatch(/^The checks could not be run/);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await reply(1, replyOf(1));
  expect(screen.getByRole('status').textContent).toBe('1 could be better.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('checks again what was published, since that is what a draft is compared with', async () => {
  const { reply, publish } = renderChecks();
  await reply(0, replyOf(1));
  publish(1);
  await reply(1, { ...replyOf(1), findings: [] });
  expect(screen.queryByText('Found in 1.')).toBeNull();
});
