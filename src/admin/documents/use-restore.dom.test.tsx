import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { listenToNotices } from '#src/admin/notices/show-notice.ts';
import { buildScreenDocument } from '#tests/builders/screen-document.ts';
import { ANA, openDocument } from '#tests/support/dom/document-screen.tsx';
import { historyApi } from './history-api.ts';

const user = userEvent.setup({ delay: null });

const OLD = 'Nov 20, 2026, 9:02 AM, ana';
const ENTRY = {
  type: 'checkpoint',
  number: 2,
  at: '2026-11-20T15:02:00.000Z',
  by: ANA,
  name: null,
  restoredFrom: null,
  isScheduled: false,
  saves: 1,
  first: 2,
  before: 1,
  summary: 'FAQ: title.',
};

test('the first undo after a restore takes it back, the second what was typed before it', async () => {
  const document = buildScreenDocument({ version: 5, content: { title: 'New title', blocks: [] } });
  const path = historyApi(document.id);
  const { edit, undo } = openDocument({
    document,
    showsHistory: true,
    handlers: {
      [`GET ${path}`]: () => Response.json({ entries: [ENTRY], hasMore: false, named: [] }),
      [`POST ${path}`]: () =>
        Response.json({ ...document, version: 7, content: { title: 'Old title', blocks: [] } }),
    },
  });
  const notices: string[] = [];
  const stop = listenToNotices(({ text }) => notices.push(text));
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
  edit('Typed');
  await user.click(await screen.findByRole('button', { name: `Actions: ${OLD}` }));
  await user.click(screen.getByRole('button', { name: `Restore: ${OLD}` }));
  await screen.findByText(`Put back: the version of ${OLD}`);
  expect(heading()).toBe('Old title');
  expect(undo()).toBe(`put back the version of ${OLD}`);
  expect(heading()).toBe('Typed');
  undo();
  expect(heading()).toBe('New title');
  expect(notices).toEqual([]);
  stop();
});
