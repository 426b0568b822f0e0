import { expect, test } from 'vitest';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { DocumentServerFake } from '#tests/fakes/document-server-fake.ts';
import { CONTENT, openPage, titled, withProp } from '#tests/support/edited-page.ts';
import { BEN, openTab, settled } from '#tests/support/working-copy.ts';

/** Two editors of one page. */

test('merges another block of someone else without a question, and notes who changed what', async () => {
  const { server, edit, store, status } = openPage();
  edit(withProp('hero', 'title', 'Mine'));
  server.saveAsOther(withProp('faq', 'title', 'Theirs'), BEN);
  store.flush();
  server.settle();
  await settled();
  expect(store.state().note).toMatchObject({
    by: BEN,
    changed: [{ field: 'title', blockType: 'faq' }],
  });
  store.flush();
  server.settle();
  await settled();
  const [hero, faq] = server.current.content.blocks!;
  expect([hero!.props, faq!.props]).toMatchObject([{ title: 'Mine' }, { title: 'Theirs' }]);
  expect([status(), store.state().conflicts]).toEqual(['saved', []]);
});

test('holds a field that both changed while others go on saving, and loses neither text', async () => {
  const { server, edit, store, status, kept } = openPage();
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
  const { server, edit, store } = openPage();
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
  const { server, edit, store, status } = openPage();
  edit((content) => ({ ...content, blocks: content.blocks!.slice(1) }));
  server.saveAsOther(withProp('hero', 'title', 'Theirs'), BEN);
  store.flush();
  server.settle();
  await settled();
  expect(store.state().content.blocks!.map(({ id }) => id)).toEqual(['hero', 'faq']);
  expect(store.state().note).toMatchObject({
    by: BEN,
    returned: [{ field: '', blockType: 'page-hero' }],
  });
  expect(status()).toBe('saved');
});

test('joins an edited built-in text with the one of a new release, which has the same version', async () => {
  const server = new DocumentServerFake(CONTENT);
  server.release((content) => content, 'release 1');
  const { edit, store, status } = openTab(server);
  edit(withProp('hero', 'title', 'Mine'));
  server.release(withProp('faq', 'title', 'Released'), 'release 2');
  store.flush();
  for (const _ of [1, 2]) {
    server.settle();
    await settled();
  }
  expect(store.state().note).toMatchObject({
    by: null,
    changed: [{ field: 'title', blockType: 'faq' }],
  });
  const [hero, faq] = server.current.content.blocks!;
  expect([hero!.props, faq!.props]).toMatchObject([{ title: 'Mine' }, { title: 'Released' }]);
  expect([status(), server.current.builtInHash]).toEqual(['saved', undefined]);
});

test('shows the text of a new release as soon as the tab is looked at again', async () => {
  const server = new DocumentServerFake(CONTENT);
  server.release((content) => content, 'release 1');
  const { store } = openTab(server);
  server.release(titled('Released'), 'release 2');
  await store.refresh();
  expect(store.state().content.title).toBe('Released');
});

test('keeps the text that was typed in a block when the block is decided for the other', async () => {
  const { server, edit, store } = openPage();
  // Both add the same block, as two tabs do that restored one copy.
  const added = (lead: string) => (content: DocumentContent) => ({
    ...content,
    blocks: [...content.blocks!, { id: 'new', type: 'hero', props: { title: 'New', lead } }],
  });
  edit(added('Mine'));
  server.saveAsOther(added('Theirs'), BEN);
  await store.refresh();
  // A change of one of its fields is found within the block that is in conflict already.
  edit(withProp('new', 'lead', 'Mine, later'));
  server.saveAsOther(withProp('new', 'lead', 'Theirs, later'), BEN);
  await store.refresh();
  expect(store.state().conflicts).toHaveLength(1);
  store.resolve(store.state().conflicts[0]!, 'theirs');
  while (server.waiting > 0) {
    server.settle();
    await settled();
  }
  expect(JSON.stringify(server.checkpoints)).toContain('Mine, later');
});
