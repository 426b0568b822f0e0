import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SaveAsTemplate, type MakeTemplate } from './save-as-template.tsx';
import type { MakeTemplateBody } from './make-endpoint.ts';

const user = userEvent.setup({ delay: null });
const CONTENT = { title: 'Post' };

/** The dialog with a server whose replies are given, the last of which repeats. */
function open(...replies: Awaited<ReturnType<MakeTemplate>>[]) {
  const posted: MakeTemplateBody[] = [];
  render(
    <SaveAsTemplate
      content={CONTENT}
      onClose={() => {}}
      make={async (body) => {
        posted.push(body);
        return replies[posted.length - 1] ?? replies.at(-1)!;
      }}
    />,
  );
  return posted;
}

const save = () => user.click(screen.getByRole('button', { name: 'Save as template' }));

test('asks for a name, and repeats a request that was lost under the same id', async () => {
  const done = { type: 'reply', status: 200, body: { ok: true, id: 'made' } } as const;
  const posted = open({ type: 'unreachable' }, done);
  await save();
  screen.getByText('Enter a name.');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' Ours ');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'How-to');
  await save();
  expect((await screen.findByRole('alert')).textContent).toContain('no second one will be made');
  await save();
  const link = await screen.findByRole('link', { name: 'Open the template' });
  expect(link.getAttribute('href')).toBe('/admin/blog-template/made');
  expect(posted).toHaveLength(2);
  expect(posted[0]).toMatchObject({ title: 'Ours', kind: 'how-to', content: CONTENT });
  expect(posted[1]!.id).toBe(posted[0]!.id);
});

test('shows why the server refused it', async () => {
  open({ type: 'reply', status: 409, body: { ok: false, message: 'It is too large.' } });
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ours');
  await save();
  expect((await screen.findByRole('alert')).textContent).toContain('It is too large.');
});
