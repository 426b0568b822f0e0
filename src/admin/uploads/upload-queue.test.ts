import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildUpload, SENT_ASSET } from '#tests/builders/upload.ts';
import { isOver } from './upload.ts';
import {
  afterUploadEvent,
  MAX_SENDING,
  startable,
  type UploadEvent,
  type UploadQueue,
} from './upload-queue.ts';

const run = (queue: UploadQueue, ...events: UploadEvent[]) =>
  events.reduce(afterUploadEvent, queue);
const one = (state: Parameters<typeof buildUpload>[0] = {}) => [buildUpload(state)];
const [key] = one().map((upload) => upload.key);

test('a file that the library has waits for a decision, which can go either way', () => {
  const found = run(one({ state: 'checking' }), { type: 'checked', key: key!, asset: SENT_ASSET });
  expect(found[0]).toMatchObject({ state: 'duplicate', asset: SENT_ASSET });
  expect(run(found, { type: 'use-existing', keys: [key!] })[0]).toMatchObject({
    state: 'done',
    isExisting: true,
  });
  expect(run(found, { type: 'upload-anyway', keys: [key!] })[0]).not.toHaveProperty('asset');
});

test('what arrives after a pause or a cancel changes nothing', () => {
  const paused = run(one({ state: 'sending', sent: 10 }), { type: 'pause', keys: [key!] });
  const late: UploadEvent[] = [
    { type: 'progress', key: key!, sent: 50 },
    { type: 'failed', key: key!, message: 'Aborted.' },
    { type: 'disconnected', key: key! },
  ];
  expect(run(paused, ...late)).toBe(paused);
  const none = run(paused, { type: 'remove', keys: [key!] });
  expect(run(none, { type: 'added', key: key!, asset: SENT_ASSET })).toEqual([]);
});

test('a message is gone when the upload goes on', () => {
  const failed = run(one({ state: 'sending' }), { type: 'failed', key: key!, message: 'No.' });
  expect(failed[0]).toMatchObject({ state: 'failed', message: 'No.' });
  expect(run(failed, { type: 'retry', keys: [key!] })[0]).not.toHaveProperty('message');
});

test('whatever happens: at most three are sent, none is lost, progress stays within the file', () => {
  const keys = ['a', 'b', 'c', 'd', 'e'];
  const anyKey = fc.constantFrom(...keys);
  const some = fc.subarray(keys, { minLength: 1 });
  const event: fc.Arbitrary<UploadEvent> = fc.oneof(
    fc.record({
      type: fc.constantFrom(
        'sent' as const,
        'disconnected' as const,
        'session-ended' as const,
        'chosen' as const,
      ),
      key: anyKey,
    }),
    fc.record({ type: fc.constant('progress' as const), key: anyKey, sent: fc.integer() }),
    fc.record({
      type: fc.constant('checked' as const),
      key: anyKey,
      asset: fc.constantFrom(undefined, SENT_ASSET),
    }),
    fc.record({ type: fc.constant('added' as const), key: anyKey, asset: fc.constant(SENT_ASSET) }),
    fc.record({
      type: fc.constantFrom('refused' as const, 'failed' as const),
      key: anyKey,
      message: fc.constant('No.'),
    }),
    fc.record({
      type: fc.constantFrom(
        'pause' as const,
        'resume' as const,
        'retry' as const,
        'use-existing' as const,
        'upload-anyway' as const,
      ),
      keys: some,
    }),
    fc.record({ type: fc.constantFrom('connected' as const, 'signed-in' as const) }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      let queue: UploadQueue = keys.map((each) => buildUpload({ key: each, state: 'checking' }));
      for (const each of events) {
        queue = afterUploadEvent(queue, each);
        for (const next of startable(queue))
          queue = afterUploadEvent(queue, { type: 'send', key: next.key });
        expect(queue.map((upload) => upload.key)).toEqual(keys);
        expect(queue.filter(({ state }) => state === 'sending').length).toBeLessThanOrEqual(
          MAX_SENDING,
        );
        // Nobody waits while there is room.
        expect(startable(queue)).toEqual([]);
        for (const upload of queue) {
          expect(upload.sent).toBeGreaterThanOrEqual(0);
          expect(upload.sent).toBeLessThanOrEqual(upload.bytes);
          if (upload.state === 'done') expect(upload.asset).toBeDefined();
          expect(upload.message !== undefined).toBe(['failed', 'refused'].includes(upload.state));
        }
      }
      const over = afterUploadEvent(queue, { type: 'clear' });
      expect(over).toEqual(queue.filter((upload) => !isOver(upload)));
    }),
  );
});
