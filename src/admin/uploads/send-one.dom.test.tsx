import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { Sent } from './send-once.ts';
import { SendOne } from './send-one.tsx';

/** Chooses a file that is sent until `end` is called. */
async function choose() {
  const { promise, resolve: end } = Promise.withResolvers<Sent>();
  const signals: AbortSignal[] = [];
  const opened: string[] = [];
  const send = (_file: File, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return promise;
  };
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <SendOne
          label="Choose the file"
          hint="Or drop it."
          send={send}
          onSent={(upload) => opened.push(upload)}
        />
      ),
    },
  ]);
  const { unmount } = render(<Stub />);
  const input = await screen.findByLabelText('Choose the file');
  fireEvent.change(input, { target: { files: [new File(['x'], 'old.xml')] } });
  await screen.findByText('old.xml');
  return { end, unmount, opened, signal: signals[0]! };
}

test('a file that has arrived is not taken back when its page goes', async () => {
  const { end, unmount, opened, signal } = await choose();
  end({ ok: true, upload: 'u1' });
  await waitFor(() => expect(opened).toEqual(['u1']));
  unmount();
  expect(signal.aborted).toBe(false);
});

test('a file on its way is taken back when its page goes', async () => {
  const { unmount, signal } = await choose();
  unmount();
  expect(signal.aborted).toBe(true);
});

test('a refusal is read out, and the focus is where another file is chosen', async () => {
  const { end, opened } = await choose();
  end({ ok: false, message: 'This file is empty.' });
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('This file is empty.'));
  expect(document.activeElement).toBe(screen.getByLabelText('Choose the file'));
  expect(opened).toEqual([]);
});
