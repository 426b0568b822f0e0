import { Editor } from '@tiptap/core';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { listenToKeys } from '#src/admin/shortcuts/shortcut-registry.ts';
import { fakeFetch } from '#tests/support/dom/fake-fetch.ts';
import { writingExtensions } from '../extensions.ts';
import { LinkDialog } from '#src/admin/page-editor/links/link-dialog.tsx';

test('the link of a text keeps what an input method composes, whatever keys it reads', async () => {
  onTestFinished(listenToKeys());
  fakeFetch({});
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: writingExtensions(),
    content: '<p>One</p>',
  });
  onTestFinished(() => editor.destroy());
  let isClosed = false;
  render(
    <LinkDialog
      editor={editor}
      isLink={() => true}
      places={() => []}
      onClose={() => (isClosed = true)}
    />,
  );
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Link to' });
  await userEvent.type(field, '/con');
  for (const key of ['ArrowDown', 'Enter', 'Escape'])
    fireEvent.keyDown(field, { key, isComposing: true });
  expect(field.value).toBe('/con');
  expect(field.getAttribute('aria-activedescendant')).toBeNull();
  expect(isClosed).toBe(false);
});
