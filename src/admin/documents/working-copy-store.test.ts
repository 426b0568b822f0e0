import { expect, test } from 'vitest';
import { CONTENT, openPage, titled, withProp } from '#tests/support/edited-page.ts';
import { BEN, settled } from '#tests/support/working-copy.ts';

test('saves the newest state after a pause in typing, and says so only once it is stored', async () => {
  const { server, edit, timers, status, kept } = openPage();
  edit(titled('C'));
  edit(titled('Co'));
  expect(status()).toBe('unsaved');
  expect(kept()?.content.title).toBe('Co');
  timers.advance(799);
  expect(server.waiting).toBe(0);
  timers.advance(1);
  expect([server.waiting, status()]).toEqual([1, 'saving']);
  server.settle();
  await settled();
  expect([server.current.content.title, status()]).toEqual(['Co', 'saved']);
  expect(kept()).toBeUndefined();
});

test('saves at least every five seconds while typing goes on', () => {
  const { server, edit, timers } = openPage();
  for (let at = 0; at < 10; at += 1) {
    edit(titled(`Contact ${at}`));
    timers.advance(500);
  }
  expect(server.requests.map(({ content }) => content.title)).toEqual(['Contact 9']);
});

test('sends one request at a time, and then only the newest of the states that waited', async () => {
  const { server, edit, store } = openPage();
  for (const title of ['one', 'two', 'three']) {
    edit(titled(title));
    store.flush();
  }
  expect(server.waiting).toBe(1);
  server.settle();
  await settled();
  server.settle();
  await settled();
  expect(server.requests.map(({ content }) => content.title)).toEqual(['one', 'three']);
  expect(server.requests[1]!.base).toBe(2);
});

test('repeats a request with its id until the outcome is known, ever later', async () => {
  const { server, edit, store, timers, status } = openPage();
  edit(titled('one'));
  store.flush();
  server.settle('response-lost');
  await settled();
  expect(status()).toBe('offline');
  edit(titled('two'));
  timers.advance(1_000);
  server.settle('request-lost');
  await settled();
  timers.advance(1_999);
  expect(server.requests).toHaveLength(2);
  timers.advance(1);
  server.settle();
  await settled();
  timers.advance(800);
  server.settle();
  await settled();
  const ids = server.requests.map(({ saveId }) => saveId);
  expect(new Set(ids.slice(0, 3)).size).toBe(1);
  expect(server.checkpoints.map(({ content }) => content.title)).toEqual(['Contact', 'one', 'two']);
  expect(status()).toBe('saved');
});

test('keeps typing while the session has ended, and goes on after signing in again', async () => {
  const { server, edit, store, status, kept } = openPage();
  edit(titled('one'));
  store.flush();
  server.settle('session-ended');
  await settled();
  edit(titled('two'));
  expect([status(), kept()?.content.title]).toEqual(['session-ended', 'two']);
  expect(await Promise.race([store.settle(), settled().then(() => 'waits')])).toBe('waits');
  server.settle();
  await settled();
  server.settle();
  await settled();
  expect([server.current.content.title, status()]).toEqual(['two', 'saved']);
});

test('a refused field keeps its text and its message while others are saved', async () => {
  const { server, edit, store, status, kept } = openPage();
  const problem = { field: 'title', block: 'hero', message: 'Shorter, please.' };
  server.problemsOf = (content) => (JSON.stringify(content).includes('too long') ? [problem] : []);
  edit(withProp('hero', 'title', 'too long'));
  store.flush();
  server.settle();
  await settled();
  expect([status(), store.state().problems, server.waiting]).toEqual(['refused', [problem], 0]);
  edit(titled('Contact us'));
  expect(store.state().problems).toEqual([problem]);
  store.flush();
  server.settle();
  await settled();
  expect(server.current.content).toEqual(titled('Contact us')(CONTENT));
  expect([status(), kept()?.content.blocks![0]!.props]).toMatchObject([
    'refused',
    { title: 'too long' },
  ]);
  edit(withProp('hero', 'title', 'short'));
  expect(store.state().problems).toEqual([]);
  store.flush();
  server.settle();
  await settled();
  expect([status(), server.current.content.blocks![0]!.props]).toMatchObject([
    'saved',
    { title: 'short' },
  ]);
});

test('a refusal of the whole document is not repeated until something changes', async () => {
  const { server, edit, store, status, timers } = openPage();
  server.problemsOf = ({ title }) =>
    title === 'bad' ? [{ field: '', message: 'Too large.' }] : [];
  edit(titled('bad'));
  store.flush();
  server.settle();
  await settled();
  timers.advance(60_000);
  expect([status(), server.requests.length]).toEqual(['refused', 1]);
  edit(titled('good'));
  expect(
    await Promise.race([store.settle(), settled().then(() => server.settle())]),
  ).toBeUndefined();
  await settled();
  expect(status()).toBe('saved');
});

test('says that the browser keeps a copy only once it does', async () => {
  const { store, edit } = openPage();
  edit(titled('one'));
  expect(store.state().keepsCopy).toBeUndefined();
  await settled();
  expect(store.state().keepsCopy).toBe(true);
});

test('says when the browser cannot keep a copy', async () => {
  const { store, edit, fillStorage } = openPage();
  fillStorage();
  edit(titled('one'));
  await settled();
  expect(store.state().keepsCopy).toBe(false);
});

test('what an editor keeps for a moment is handed over before a merge, so that it replaces nothing', async () => {
  const { server, edit, store, timers } = openPage();
  edit(titled('one'));
  store.flush();
  let kept = withProp('hero', 'title', 'Mine')(CONTENT).blocks;
  store.onRead(() => {
    const blocks = kept;
    kept = undefined;
    // The whole list, made from the state before the merge.
    if (blocks) edit((content) => ({ ...content, blocks }));
  });
  server.saveAsOther(withProp('faq', 'title', 'By Ben'), BEN);
  server.settle();
  await settled();
  timers.advance(1);
  server.settle();
  await settled();
  expect(server.current.content).toEqual(
    withProp('hero', 'title', 'Mine')(withProp('faq', 'title', 'By Ben')(titled('one')(CONTENT))),
  );
});
