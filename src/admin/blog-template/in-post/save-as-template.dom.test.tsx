import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listenToNotices } from '#src/admin/notices/show-notice.ts';
import type { ShownNotice } from '#src/admin/notices/notice.ts';
import { fakeFetch } from '#tests/support/dom/fake-fetch.ts';
import { SaveAsTemplate } from './save-as-template.tsx';
import { MAKE_TEMPLATE_API } from './template-api.ts';

const user = userEvent.setup({ delay: null });
const CONTENT = { title: 'Post' };
const closed = vi.fn<() => void>();

/** The dialog with a server whose replies are given. */
function open(...replies: Response[]) {
  const requests = fakeFetch({ [`POST ${MAKE_TEMPLATE_API}`]: () => replies.shift()! });
  render(<SaveAsTemplate content={CONTENT} onClose={closed} />);
  return () => requests.map(({ body }) => body as { id: string });
}

const save = () => user.click(screen.getByRole('button', { name: 'Save as template' }));

test('asks for a name, and repeats a request that was lost under the same id', async () => {
  const notices: ShownNotice[] = [];
  onTestFinished(listenToNotices((notice) => notices.push(notice)));
  const posted = open(Response.error(), Response.json({ ok: true, id: 'made' }));
  await save();
  screen.getByText('Enter a name.');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' Ours ');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'How-to');
  await save();
  expect((await screen.findByRole('alert')).textContent).toContain('no second one will be made');
  await save();
  await expect
    .poll(() => notices)
    .toMatchObject([
      { kind: 'done', link: { label: 'Open the template', to: '/admin/blog-template/made' } },
    ]);
  expect(closed).toHaveBeenCalledOnce();
  expect(posted()).toHaveLength(2);
  expect(posted()[0]).toMatchObject({ title: 'Ours', kind: 'how-to', content: CONTENT });
  expect(posted()[1]!.id).toBe(posted()[0]!.id);
});

test('shows why the server refused it', async () => {
  open(Response.json({ ok: false, message: 'It is too large.' }, { status: 409 }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ours');
  await save();
  expect((await screen.findByRole('alert')).textContent).toContain('It is too large.');
});
