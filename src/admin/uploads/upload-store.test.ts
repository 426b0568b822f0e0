import { expect, test } from 'vitest';
import { SENT_ASSET } from '#tests/builders/upload.ts';
import { ManualTimers } from '#tests/support/manual-timers.ts';
import type { Upload, KeptUploads, SendEnd, SendEvents, UploadStoreDeps } from './upload.ts';
import type { UploadApi } from './upload-api.ts';
import { UploadStore } from './upload-store.ts';

/** The queue with a server that ends uploads when a test says so. */
function openStore(changes: { known?: UploadApi['known']; kept?: Partial<KeptUploads> } = {}) {
  const timers = new ManualTimers();
  const running = new Map<string, SendEvents>();
  const canceled: string[] = [];
  const forgotten: string[] = [];
  let results: SendEnd[] = [];
  let count = 0;
  const deps: UploadStoreDeps = {
    send: ({ name }, _file, events) => {
      running.set(name, events);
      return () => running.delete(name);
    },
    api: {
      known: changes.known ?? (() => Promise.resolve([])),
      result: () => Promise.resolve(results.shift() ?? { type: 'disconnected' }),
      cancel: (key) => canceled.push(key),
      fetch: ({ name }, onEnd) => {
        running.set(name, { onEnd, onProgress: () => undefined, onAccepted: () => undefined });
        return () => running.delete(name);
      },
    },
    kept: {
      keep: () => undefined,
      update: () => undefined,
      forget: (keys) => forgotten.push(...keys),
      take: () => Promise.resolve([]),
      isSame: () => Promise.resolve(true),
      ...changes.kept,
    },
    newKey: () => `key-${(count += 1)}`,
    timers,
  };
  const store = new UploadStore(deps);
  const states = () => store.getState().map(({ state }) => state);
  const until = async (...wanted: Upload['state'][]) => {
    await expect.poll(states).toEqual(wanted);
  };
  const end = (name: string, how: SendEnd) => running.get(name)!.onEnd(how);
  const setResults = (...next: SendEnd[]) => (results = next);
  return { store, timers, running, canceled, forgotten, states, until, end, setResults };
}

const file = (name: string) => ({ file: new File([name], name), folder: 'Team' });
const ADDED: SendEnd = { type: 'outcome', outcome: { state: 'added', asset: SENT_ASSET } };

test('refuses a picture that is too large before it travels', async () => {
  const { store, running, until } = openStore();
  const large = new File(['x'], 'large.jpg', { type: 'image/jpeg' });
  Object.defineProperty(large, 'size', { value: 31_000_000 });
  store.add([{ file: large, folder: '' }, file('a')]);
  await until('refused', 'sending');
  expect(store.getState()[0]!.message).toBe(
    'This file has 31 MB; a picture may have at most 25 MB.',
  );
  expect([...running.keys()]).toEqual(['a']);
});

test('sends three at a time, and the next when one has ended', async () => {
  const { store, running, until, end, forgotten } = openStore();
  store.add(['a', 'b', 'c', 'd'].map((name) => file(name)));
  await until('sending', 'sending', 'sending', 'waiting');
  end('b', ADDED);
  await until('sending', 'done', 'sending', 'sending');
  expect([...running.keys()]).toEqual(['a', 'c', 'd']);
  expect(forgotten).toEqual(['key-2']);
});

test('a file that the library has is not sent until someone decides', async () => {
  let asked: readonly string[] = [];
  const { store, running, until, end } = openStore({
    known: (hashes) => {
      asked = hashes;
      return Promise.resolve([{ hash: hashes[0]!, asset: SENT_ASSET }]);
    },
  });
  const [first] = store.add([file('a'), file('a'), file('b')]);
  await until('duplicate', 'duplicate', 'sending');
  expect(asked).toHaveLength(2);
  store.takeExisting([first!]);
  expect([...running.keys()]).toEqual(['b']);
  store.uploadAnyway(['key-2']);
  await until('done', 'sending', 'sending');
  end('a', ADDED);
  expect(store.getState()[1]).not.toHaveProperty('isExisting');
});

test('of two same files in a batch one is sent, and someone decides about the other', async () => {
  const inLibrary = new Set<string>();
  let questions = 0;
  const { store, running, until, end, states } = openStore({
    known: (hashes) => {
      questions += 1;
      const known = hashes.filter((hash) => inLibrary.has(hash));
      const answer = known.map((hash) => ({ hash, asset: SENT_ASSET }));
      for (const hash of hashes) inLibrary.add(hash);
      return Promise.resolve(answer);
    },
  });
  const same = (name: string) => ({ file: new File(['same'], name), folder: 'Team' });
  store.add([same('a'), file('b'), same('copy of a')]);
  await until('sending', 'sending', 'checking');
  running.get('b')!.onProgress(1);
  end('b', ADDED);
  expect([questions, states()]).toEqual([1, ['sending', 'done', 'checking']]);
  end('a', ADDED);
  await until('done', 'done', 'duplicate');
  expect(store.getState()[2]!.asset).toEqual(SENT_ASSET);
});

test('the second of two same files is sent when the first was canceled', async () => {
  const { store, running, until } = openStore();
  const same = (name: string) => ({ file: new File(['same'], name), folder: 'Team' });
  const [first] = store.add([same('a'), same('copy of a')]);
  await until('sending', 'checking');
  store.cancel([first!]);
  await until('sending');
  expect([...running.keys()]).toEqual(['copy of a']);
});

test('a lost connection continues by itself, however long it takes', async () => {
  const { store, timers, until, end, states } = openStore();
  store.add([file('a')]);
  await until('sending');
  for (let attempt = 0; attempt < 10; attempt += 1) {
    end('a', { type: 'disconnected' });
    expect(states()).toEqual(['offline']);
    timers.advance(30_000);
    expect(states()).toEqual(['sending']);
  }
  end('a', { type: 'disconnected' });
  store.connected();
  expect(states()).toEqual(['sending']);
});

test('a server that fails is tried three times; progress starts the count again', async () => {
  const { store, timers, until, end, states, running } = openStore();
  const failed: SendEnd = { type: 'failed', message: 'Out of order.' };
  store.add([file('a')]);
  await until('sending');
  const fail = () => {
    end('a', failed);
    timers.advance(30_000);
  };
  fail();
  fail();
  running.get('a')!.onAccepted();
  fail();
  fail();
  expect(states()).toEqual(['sending']);
  fail();
  expect(store.getState()[0]).toMatchObject({ state: 'failed', message: 'Out of order.' });
  store.retry(['key-1']);
  expect(states()).toEqual(['sending']);
});

test('a refusal is final, and the others go on', async () => {
  const { store, until, end } = openStore();
  store.add([file('a'), file('b')]);
  await until('sending', 'sending');
  end('a', { type: 'refused', message: 'This file is empty.' });
  end('b', { type: 'outcome', outcome: { state: 'refused', message: 'This is no picture.' } });
  expect(store.getState()).toMatchObject([
    { state: 'refused', message: 'This file is empty.' },
    { state: 'refused', message: 'This is no picture.' },
  ]);
});

test('asks until the server has processed the bytes', async () => {
  const { store, timers, until, end, setResults } = openStore();
  store.add([file('a')]);
  await until('sending');
  setResults({ type: 'outcome', outcome: { state: 'waiting' } }, ADDED);
  end('a', { type: 'outcome', outcome: { state: 'waiting' } });
  await until('finishing');
  timers.advance(2_000);
  await until('finishing');
  await expect
    .poll(() => {
      timers.advance(2_000);
      return store.getState()[0]!.state;
    })
    .toBe('done');
});

test('pausing stops the request; canceling deletes what has arrived', async () => {
  const { store, running, until, canceled, forgotten } = openStore();
  const keys = store.add(['a', 'b'].map((name) => file(name)));
  await until('sending', 'sending');
  store.pause(keys);
  expect(running.size).toBe(0);
  store.resume(keys);
  expect(running.size).toBe(2);
  store.cancel([keys[0]!]);
  expect(store.getState()).toHaveLength(1);
  expect({ canceled, forgotten }).toEqual({ canceled: ['key-1'], forgotten: ['key-1'] });
});

test('after an ended session, everything waits for the sign-in', async () => {
  const { store, until, end, states } = openStore();
  store.add([file('a')]);
  await until('sending');
  end('a', { type: 'session-ended' });
  expect(states()).toEqual(['signed-out']);
  store.signedIn();
  expect(states()).toEqual(['sending']);
});

test('goes on with an earlier visit; a lost file is chosen again, and only the same one', async () => {
  const upload: Upload = {
    key: 'old',
    name: 'film.mp4',
    folder: '',
    bytes: 4,
    state: 'lost-file',
    sent: 0,
  };
  const { store, until, states } = openStore({
    kept: {
      take: () => Promise.resolve([{ upload }]),
      isSame: ({ bytes }, { size }) => Promise.resolve(bytes === size),
    },
  });
  await store.restore();
  expect(states()).toEqual(['lost-file']);
  expect(await store.choose('old', new File(['other'], 'film.mp4'))).toBe(false);
  expect(states()).toEqual(['lost-file']);
  expect(await store.choose('old', new File(['film'], 'film.mp4'))).toBe(true);
  await until('sending');
});

test('a file that was used at once leaves the list, and none that is still sent or was not asked for', async () => {
  const { store, canceled, until, end } = openStore();
  const [used, sending] = store.add(['a', 'b', 'c'].map((name) => file(name)));
  await until('sending', 'sending', 'sending');
  end('a', ADDED);
  end('c', ADDED);
  await until('done', 'sending', 'done');
  store.forgetDone([used!, sending!]);
  expect(store.getState().map(({ name }) => name)).toEqual(['b', 'c']);
  expect(canceled).toEqual([]);
});
