import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ChecksReply } from './checks-endpoint.ts';
import { ChecksList } from './checks-list.tsx';
import { type LoadChecks, useChecks } from './use-checks.ts';

/** The checks of a document while it is saved again and again, over a network that is slow or fails. */

interface Pending {
  signal: AbortSignal;
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
  const load: LoadChecks = (_id, signal) =>
    new Promise((resolve, reject) => pending.push({ signal, resolve, reject }));
  function Panel({ version, revision }: { version: number; revision?: number }) {
    const { reply, isOutdated, hasFailed, tryAgain } = useChecks('id', version, load, revision);
    return (
      <ChecksList
        findings={reply?.findings}
        isOutdated={isOutdated}
        hasFailed={hasFailed}
        onTryAgain={tryAgain}
        onShow={() => undefined}
      />
    );
  }
  const { rerender, container } = render(<Panel version={1} />);
  return {
    pending,
    publish: (revision: number) => rerender(<Panel version={1} revision={revision} />),
    save: (version: number) => rerender(<Panel version={version} />),
    isOutdated: () => container.querySelector('[data-outdated]') !== null,
  };
}

test('keeps the list while a newer version is checked, and ignores answers that come too late', async () => {
  const { pending, save, isOutdated } = renderChecks();
  expect(screen.getByRole('status').textContent).toBe('Checking…');
  await act(async () => pending[0]!.resolve(replyOf(1)));
  expect(screen.getByText('Found in 1.')).toBeDefined();
  save(2);
  save(3);
  expect(isOutdated()).toBe(true);
  expect(pending[1]!.signal.aborted).toBe(true);
  await act(async () => pending[2]!.resolve(replyOf(3)));
  await act(async () => pending[1]!.resolve(replyOf(2)));
  expect(screen.getByText('Found in 3.')).toBeDefined();
  expect(isOutdated()).toBe(false);
});

test('says that the checks failed, and tries again', async () => {
  const { pending } = renderChecks();
  await act(async () => pending[0]!.reject(new Error('offline')));
  expect(screen.getByRole('status').textContent).toMatch(/^The checks could not be run/);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(async () => pending[1]!.resolve(replyOf(1)));
  expect(screen.getByRole('status').textContent).toBe('1 could be better.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('checks again what was published, since that is what a draft is compared with', async () => {
  const { pending, publish } = renderChecks();
  await act(async () => pending[0]!.resolve(replyOf(1)));
  publish(1);
  await act(async () => pending[1]!.resolve({ ...replyOf(1), findings: [] }));
  expect(screen.queryByText('Found in 1.')).toBeNull();
});
