import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { BlockFields } from './block-fields.tsx';
import { fieldSpecOf } from './read-field-specs.server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SPEC = fieldSpecOf(z.object({ motto: z.string().max(8) }));
const titled = (motto: string): DocumentContent => ({
  title: 'Page',
  blocks: [{ id: 'party', type: 'party', props: { motto } }],
});

/** The fields of a section whose document asks for what is typed. */
function open() {
  let content = titled('Less');
  let show: (next: DocumentContent) => void;
  let collect = () => {};
  const put = (next: DocumentContent) => show((content = next));
  const update = (change: (before: DocumentContent) => DocumentContent) => put(change(content));
  const onRead = (handOver: () => void) => {
    collect = handOver;
    return () => void (collect = () => {});
  };
  function Page() {
    const [shown, setShown] = useState(content);
    show = setShown;
    const [block] = shown.blocks!;
    return (
      <BlockFields
        {...{ update, onRead }}
        block={block!}
        spec={SPEC}
        problems={[]}
        isReadOnly={false}
        canEdit
      />
    );
  }
  const { unmount } = render(<Page />);
  const box = screen.getByRole<HTMLTextAreaElement>('textbox');
  return {
    box,
    unmount,
    type: (value: string) => fireEvent.change(box, { target: { value } }),
    collect: () => collect(),
    undo: () => put(titled('Less')),
    stored: () => (content.blocks![0]!.props as { motto: string }).motto,
  };
}

test('typing is shown and checked at once, and is part of the document soon', () => {
  const { box, type, stored } = open();
  type('Less is');
  type('Less is more');
  expect(box.value).toBe('Less is more');
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(stored()).toBe('Less');
  act(() => void vi.runAllTimers());
  expect(stored()).toBe('Less is more');
  expect(box.value).toBe('Less is more');
});

test('the document gets what was typed as soon as it asks, and what is undone right after stays undone', () => {
  const { box, type, collect, undo, stored } = open();
  type('Lesson');
  act(() => {
    collect();
    expect(stored()).toBe('Lesson');
    undo();
  });
  expect(box.value).toBe('Less');
  act(() => void vi.runAllTimers());
  expect(stored()).toBe('Less');
});

test('fields that are closed hand over what was typed', () => {
  const { type, unmount, stored } = open();
  type('Lesson');
  unmount();
  expect(stored()).toBe('Lesson');
});
