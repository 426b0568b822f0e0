import 'fake-indexeddb/auto';
import { Editor } from '@tiptap/core';
import { webcrypto } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ShownNotice } from '#src/admin/notices/notice.ts';
import { listenToNotices } from '#src/admin/notices/show-notice.ts';
import { startUploads } from '#src/admin/uploads/upload-session.ts';
import { SENT_ASSET } from '#tests/builders/upload.ts';
import { fakeFetch } from '#tests/support/dom/fake-fetch.ts';
import { writingExtensions } from '../extensions.ts';

test('a PDF waits in the text by its name, and stands there as a link once the library has it', async () => {
  const asset = { ...SENT_ASSET, kind: 'document', address: 'Posts/plan.pdf', name: 'plan.pdf' };
  fakeFetch({
    'POST /admin/media-library/known': ({ body }) =>
      Response.json({ known: [{ hash: (body as { hashes: string[] }).hashes[0], asset }] }),
  });
  // jsdom computes no hashes, by which the library knows a file.
  vi.stubGlobal('crypto', webcrypto);
  startUploads('ana');
  const notices: ShownNotice[] = [];
  const stop = listenToNotices((notice) => notices.push(notice));
  const editor = new Editor({
    element: document.body.appendChild(document.createElement('div')),
    extensions: writingExtensions(),
    content: '<p>Above</p>',
  });
  onTestFinished(() => {
    editor.destroy();
    stop();
  });
  const files = [
    new File(['%PDF-1.7'], 'plan.pdf', { type: 'application/pdf' }),
    new File(['PK'], 'all.zip', { type: 'application/zip' }),
  ];
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'clipboardData', { value: { files, getData: () => '' } });
  editor.view.dom.dispatchEvent(event);
  expect(editor.view.dom.querySelector('.upload-place')?.textContent).toContain('plan.pdf');
  expect(notices.map(({ text: said, items }) => [said, items])).toEqual([
    ['Not everything was pasted: a post takes pictures and PDFs.', ['all.zip']],
  ]);
  await vi.waitFor(() => expect(editor.state.doc.childCount).toBe(2));
  const [run] = editor.state.doc.lastChild!.children;
  expect([run?.text, run?.marks[0]?.attrs['href']]).toEqual([
    'plan.pdf',
    '/media/cms_media/Posts/plan.pdf',
  ]);
});
