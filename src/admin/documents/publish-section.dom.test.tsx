import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildScreenDocument } from '#tests/builders/screen-document.ts';
import { openDocument } from '#tests/support/dom/document-screen.tsx';
import { checksApi } from './use-checks.ts';

/** A shared section changes on all of its pages at once. */

const LIVE = { since: null, address: null, version: 3, revision: 1, content: null };
const panel = () => within(screen.getByRole('region', { name: 'Publishing' }));

test('taking a shared section away names the pages that show it', async () => {
  const document = buildScreenDocument({
    kind: 'section',
    state: 'published',
    live: LIVE,
  });
  const uses = [{ name: 'Offer', detail: '/offer', href: '/admin/page-editor/x' }];
  openDocument({
    document,
    handlers: {
      [`GET ${checksApi(document.id)}`]: () =>
        Response.json({ version: 3, findings: [], usedBy: { uses, total: 1 } }),
    },
  });
  await userEvent.click(panel().getByRole('button', { name: 'Take offline' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Take it offline?' }));
  await question.findByText('1 page shows it, and will be shown without it.');
  expect(question.getByText(/^Visitors no longer see it on any page\./)).toBeDefined();
  expect(question.getByRole('link', { name: /^Offer/ })).toBeDefined();
});

test('says at the button on how many pages a shared section is published', async () => {
  const document = buildScreenDocument({ kind: 'section', state: 'draft', live: null });
  openDocument({
    document,
    handlers: {
      [`GET ${checksApi(document.id)}`]: () =>
        Response.json({ version: 3, findings: [], usedBy: { uses: [], total: 3 } }),
    },
  });
  const text = 'Publishing changes the 3 pages that show this section.';
  await waitFor(() => {
    const id = panel().getByRole('button', { name: 'Publish' }).getAttribute('aria-describedby');
    expect(window.document.getElementById(id ?? '')?.textContent).toBe(text);
  });
});
