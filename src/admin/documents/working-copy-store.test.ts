import { expect, test } from 'vitest';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { DocumentServerFake } from '#tests/fakes/document-server-fake.ts';
import { BEN, openTab, settled } from '#tests/support/working-copy.ts';

const CONTENT: DocumentContent = {
  title: 'Contact',
  seo: { title: 'Contact us', description: '' },
  blocks: [
    { id: 'hero', type: 'page-hero', props: { title: 'Hello', lead: 'A lead' } },
    { id: 'faq', type: 'faq', props: { title: 'Questions', items: [] } },
  ],
};

function open() {
  const server = new DocumentServerFake(CONTENT);
  return { server, ...openTab(server) };
}

const titled =
  (title: string) =>
  (content: DocumentContent): DocumentContent => ({ ...content, title });

const withProp =
  (id: string, prop: string, value: unknown) =>
  (content: DocumentContent): DocumentContent => ({
    ...content,
    blocks: content.blocks!.map((block) =>
      block.id === id ? { ...block, props: { ...(block.props as object), [prop]: value } } : block,
    ),
  });

test('saves the newest state after a pause in typing, and says so only once it is stored', async () => {
  const { server, edit, timers, status, kept } = open();
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
  const { server, edit, timers } = open();
  for (let at = 0; at < 10; at += 1) {
    edit(titled(`Contact ${at}`));
    timers.advance(500);
  }
  expect(server.requests.map(({ content }) => content.title)).toEqual(['Contact 9']);
});

test('sends one request at a time, and then only the newest of the states that waited', async () => {
  const { server, edit, store } = open();
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
  const { server, edit, store, timers, status } = open();
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
  const { server, edit, store, status, kept } = open();
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

test('merges another block of someone else without a question, and notes who changed what', async () => {
  const { server, edit, store, status } = open();
  edit(withProp('hero', 'title', 'Mine'));
  server.saveAsOther(withProp('faq', 'title', 'Theirs'), BEN);
  store.flush();
  server.settle();
  await settled();
  expect(store.state().note).toMatchObject({ by: BEN, names: ['FAQ: Title'] });
  store.flush();
  server.settle();
  await settled();
  const [hero, faq] = server.current.content.blocks!;
  expect([hero!.props, faq!.props]).toMatchObject([{ title: 'Mine' }, { title: 'Theirs' }]);
  expect([status(), store.state().conflicts]).toEqual(['saved', []]);
});

test('holds a field that both changed while others go on saving, and loses neither text', async () => {
  const { server, edit, store, status, kept } = open();
  edit(withProp('hero', 'title', 'Mine'));
  server.saveAsOther(withProp('hero', 'title', 'Theirs'), BEN);
  store.flush();
  server.settle();
  await settled();
  expect(status()).toBe('conflict');
  expect(store.state().conflicts).toMatchObject([
    { base: 'Hello', mine: 'Mine', theirs: 'Theirs', by: BEN },
  ]);
  edit(withProp('hero', 'lead', 'Another lead'));
  store.flush();
  server.settle();
  await settled();
  expect(server.current.content.blocks![0]!.props).toEqual({
    title: 'Theirs',
    lead: 'Another lead',
  });
  expect(kept()?.conflicts).toHaveLength(1);
  // The other types on, and the conflict stays open with the newest text of both.
  edit(withProp('hero', 'title', 'Mine too'));
  server.saveAsOther(withProp('hero', 'title', 'Theirs too'), BEN);
  await store.refresh();
  expect(store.state().conflicts).toMatchObject([
    { base: 'Hello', mine: 'Mine too', theirs: 'Theirs too' },
  ]);
  store.resolve(store.state().conflicts[0]!, 'theirs');
  server.settle();
  await settled();
  server.settle();
  await settled();
  const titles = server.checkpoints.map(
    ({ content }) => (content.blocks![0]!.props as { title: string }).title,
  );
  expect(titles.slice(-3)).toEqual(['Theirs too', 'Mine too', 'Theirs too']);
  expect([status(), kept()]).toEqual(['saved', undefined]);
});

test('saves a text joined from both', async () => {
  const { server, edit, store } = open();
  edit(titled('Mine'));
  server.saveAsOther(titled('Theirs'), BEN);
  store.flush();
  server.settle();
  await settled();
  store.resolve(store.state().conflicts[0]!, { joined: 'Mine and theirs' });
  for (const _ of [1, 2]) {
    server.settle();
    await settled();
  }
  expect(server.checkpoints.map(({ content }) => content.title)).toEqual([
    'Contact',
    'Theirs',
    'Mine',
    'Mine and theirs',
  ]);
});

test('shows a block again that was deleted here and changed there', async () => {
  const { server, edit, store, status } = open();
  edit((content) => ({ ...content, blocks: content.blocks!.slice(1) }));
  server.saveAsOther(withProp('hero', 'title', 'Theirs'), BEN);
  store.flush();
  server.settle();
  await settled();
  expect(store.state().content.blocks!.map(({ id }) => id)).toEqual(['hero', 'faq']);
  expect(store.state().note).toMatchObject({ by: BEN, returned: ['Page hero'] });
  expect(status()).toBe('saved');
});

test('a refused field keeps its text and its message while others are saved', async () => {
  const { server, edit, store, status, kept } = open();
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
  const { server, edit, store, status, timers } = open();
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

test('says when the browser cannot keep a copy', async () => {
  const { store, edit, fillStorage } = open();
  fillStorage();
  edit(titled('one'));
  await settled();
  expect(store.state().keepsCopy).toBe(false);
});
