import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Finding } from '#src/domains/checks/finding.ts';
import { runChecks } from '#src/domains/checks/run-checks.ts';
import { pageCase, withBlocks } from '#tests/builders/check-fixtures.ts';
import { ChecksList, type FindingPlace } from './checks-list.tsx';
import type { ChecksState } from './use-checks.ts';
import { UsedBy } from './used-by.tsx';
import { presentUsedBy } from './used-by-view.ts';

/** The list of findings in its states, and the warning of a confirmation. */

const shown: FindingPlace[] = [];
const onShow = (place: FindingPlace) => void shown.push(place);
const checksOf = (findings?: Finding[]): ChecksState => ({
  reply: findings && { version: 1, findings, usedBy: { uses: [], total: 0 } },
  isOutdated: false,
  hasFailed: false,
  tryAgain: () => undefined,
});
const summary = () => screen.getByRole('status').textContent;

test('groups findings by severity, and opens their places by keyboard', async () => {
  const { document, site } = withBlocks({
    id: 'cta',
    type: 'cta-banner',
    props: { title: 'T', text: 'x', action: { label: 'Go', href: '' } },
  });
  const findings = runChecks(
    { ...document, title: '', seo: { ...document.seo, description: '' } },
    site,
  );
  render(<ChecksList checks={checksOf(findings)} onShow={onShow} />);
  expect(summary()).toBe('2 to fix before publishing, 1 could be better.');
  expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
    'Fix before publishing',
    'Could be better',
  ]);
  const [blocking, warnings] = screen.getAllByRole('list');
  expect(
    within(blocking!)
      .getAllByRole('button')
      .map((each) => each.textContent),
  ).toEqual(['Title', 'CTA banner: Link']);
  const place = within(warnings!).getByRole('button', { name: 'Search description' });
  place.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(within(blocking!).getByRole('button', { name: 'CTA banner: Link' }));
  expect(shown).toEqual([{ field: 'seo.description' }, { field: 'action.href', block: 'cta' }]);
});

test('a finding about the whole document is no button', () => {
  const { document, site } = pageCase({
    blocks: [
      { id: 'faq', type: 'faq', props: { title: 'Q', items: [{ question: 'q', answer: 'a' }] } },
    ],
  });
  render(<ChecksList checks={checksOf(runChecks(document, site))} onShow={onShow} />);
  expect(screen.getByText(/^Add a hero/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('says that there is nothing to fix, that it is checking, and that it could not', async () => {
  const { rerender } = render(<ChecksList checks={checksOf()} onShow={onShow} />);
  expect(summary()).toBe('Checking…');
  rerender(<ChecksList checks={checksOf([])} onShow={onShow} />);
  expect(summary()).toBe('Nothing to fix.');
  let tries = 0;
  rerender(
    <ChecksList
      checks={{ ...checksOf(), hasFailed: true, tryAgain: () => (tries += 1) }}
      onShow={onShow}
    />,
  );
  expect(summary()).toBe('The checks could not be run. Your text is safe.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(tries).toBe(1);
});

const usage = {
  source: 'document',
  id: 'id-1',
  kind: 'page',
  title: 'About',
  address: '/about',
  state: 'published',
  isLive: true,
  isInWorkingCopy: true,
} as const;

test('lists what links here with links to edit it, and leaves out the trash', () => {
  const usedBy = presentUsedBy({
    usages: [
      usage,
      { ...usage, id: 'id-2', title: '', address: '/draft', state: 'draft', isLive: false },
      { ...usage, id: 'id-3', title: 'Old', state: 'trash' },
      {
        ...usage,
        source: 'menu',
        id: null,
        kind: null,
        title: 'Footer',
        address: null,
        state: null,
      },
    ],
    total: 12,
  });
  render(<UsedBy usedBy={usedBy} removal="trash" />);
  expect(
    screen.getByText(/^11 places link here\. Their visitors will see an error page/),
  ).toBeDefined();
  expect(screen.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
    'About (opens in a new tab) (/about)',
    'Untitled (opens in a new tab) (/draft, draft)',
    'Footer (menu)',
    'and 8 more',
  ]);
  expect(screen.getByRole('link', { name: /About/ }).getAttribute('href')).toBe(
    '/admin/page-editor/id-1',
  );
});

test('says nothing when nothing links here', () => {
  const { container } = render(
    <UsedBy usedBy={presentUsedBy({ usages: [], total: 0 })} removal="move" />,
  );
  expect(container.textContent).toBe('');
});
