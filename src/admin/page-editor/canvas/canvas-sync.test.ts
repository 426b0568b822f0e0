import { expect, test } from 'vitest';
import type { CanvasBlock } from '#src/services.server.ts';
import type { DocumentBlock } from '#src/domains/documents/document.ts';
import { ManualTimers } from '#tests/support/manual-timers.ts';
import { createCanvasSync } from './canvas-sync.ts';

const block = (id: string, title = id, more: object = {}): DocumentBlock => ({
  id,
  type: 'faq',
  props: { title },
  ...more,
});

function open(shown: readonly DocumentBlock[]) {
  const timers = new ManualTimers();
  const requests: { blocks: readonly DocumentBlock[]; reply(is?: 'unreachable'): Promise<void> }[] =
    [];
  const frame = {
    order: [] as (readonly string[])[],
    shown: [] as string[],
    hidden: new Set<string>(),
  };
  const behind: boolean[] = [];
  const sync = createCanvasSync(
    {
      frame: {
        order: (ids) => frame.order.push(ids),
        show: (id, html) => frame.shown.push(`${id}=${html}`),
        setHidden: (id, isHidden) =>
          void (isHidden ? frame.hidden.add(id) : frame.hidden.delete(id)),
      },
      timers,
      render: (blocks) =>
        new Promise<readonly CanvasBlock[] | undefined>((resolve) => {
          requests.push({
            blocks,
            reply: async (is) => {
              resolve(
                is
                  ? undefined
                  : blocks.map(({ id, props }) => ({
                      id,
                      html: (props as { title: string }).title,
                    })),
              );
              await Promise.resolve();
              await Promise.resolve();
            },
          });
        }),
      onBehind: (is) => behind.push(is),
    },
    shown,
  );
  return { sync, frame, requests, timers, behind };
}

test('renders only the block that has changed, after a pause', async () => {
  const { sync, frame, requests, timers } = open([block('a'), block('b')]);
  sync.update([block('a'), block('b', 'new')]);
  expect(requests).toHaveLength(0);
  timers.advance(1_000);
  expect(requests.map(({ blocks }) => blocks.map(({ id }) => id))).toEqual([['b']]);
  await requests[0]!.reply();
  expect(frame.shown).toEqual(['b=new']);
  timers.advance(10_000);
  expect(requests).toHaveLength(1);
});

test('asks for nothing when a merge has copied blocks, or only their order changed', () => {
  const { sync, frame, requests, timers } = open([block('a'), block('b')]);
  sync.update([block('b'), block('a')]);
  timers.advance(10_000);
  expect(requests).toHaveLength(0);
  expect(frame.order).toEqual([['b', 'a']]);
});

test('shows what was typed while a request was under way with the next one', async () => {
  const { sync, frame, requests, timers } = open([block('a')]);
  sync.update([block('a', 'one')]);
  timers.advance(1_000);
  sync.update([block('a', 'two')]);
  timers.advance(1_000);
  expect(requests).toHaveLength(1);
  await requests[0]!.reply();
  timers.advance(1_000);
  await requests[1]!.reply();
  expect(frame.shown).toEqual(['a=one', 'a=two']);
});

test('says that it is behind while the server cannot be reached, tries again, and catches up', async () => {
  const { sync, frame, requests, timers, behind } = open([block('a')]);
  sync.update([block('a', 'new')]);
  timers.advance(1_000);
  await requests[0]!.reply('unreachable');
  expect(behind).toEqual([true]);
  timers.advance(10_000);
  await requests[1]!.reply();
  expect(behind).toEqual([true, false]);
  expect(frame.shown).toEqual(['a=new']);
});

test('leaves a block alone while its text is edited in place, and renders it after that', async () => {
  const { sync, frame, requests, timers } = open([block('a'), block('b')]);
  sync.hold('a');
  sync.update([block('a', 'typed'), block('b')]);
  timers.advance(10_000);
  expect(requests).toHaveLength(0);
  sync.hold(undefined);
  timers.advance(1_000);
  await requests[0]!.reply();
  expect(frame.shown).toEqual(['a=typed']);
});

test('does not show a block that was removed while it was rendered', async () => {
  const { sync, frame, requests, timers } = open([block('a'), block('b')]);
  sync.update([block('a', 'new'), block('b')]);
  timers.advance(1_000);
  sync.update([block('b')]);
  await requests[0]!.reply();
  expect(frame.shown).toEqual([]);
});

test('marks hidden blocks from the start, and again after new markup', () => {
  const { sync, frame } = open([block('a', 'a', { hidden: true })]);
  expect([...frame.hidden]).toEqual(['a']);
  sync.update([block('a')]);
  expect([...frame.hidden]).toEqual([]);
});
