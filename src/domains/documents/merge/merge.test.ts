import { describe, expect, test } from 'vitest';
import { applyChoice, applyChoices } from './apply-choice.ts';
import type { DocumentBlock, DocumentContent } from '../document.ts';
import { mergeContent } from './merge.ts';

const block = (id: string, headline = `${id}!`): DocumentBlock => ({
  id,
  type: 'hero',
  props: { headline, cta: { label: 'Go', href: '/' } },
});
const blocks = (ids: string, change: Record<string, string> = {}): DocumentContent => ({
  title: 'Home',
  blocks: Array.from(ids, (id) => block(id, change[id])),
});
const order = (base: string, mine: string, theirs: string) =>
  mergeContent(blocks(base), blocks(mine), blocks(theirs))
    .merged.blocks!.map(({ id }) => id)
    .join('');

describe('fields', () => {
  const base = { title: 'Home', seo: { title: 'a', description: 'b' }, tags: ['x'] };

  test('of one object are joined', () => {
    const mine = { ...base, seo: { title: 'A', description: 'b', robots: 'noindex' } };
    const theirs = { ...base, seo: { title: 'a' }, tags: ['x', 'y'] };
    expect(mergeContent(base, mine, theirs)).toEqual({
      merged: { title: 'Home', seo: { title: 'A', robots: 'noindex' }, tags: ['x', 'y'] },
      conflicts: [],
    });
  });

  test('that both changed keep mine and name the place', () => {
    const mine = { ...base, seo: { ...base.seo, title: 'mine' }, tags: ['x', 'm'] };
    const theirs = { ...base, seo: { ...base.seo, title: 'theirs' }, tags: ['t'] };
    const { merged, conflicts } = mergeContent(base, mine, theirs);
    expect(merged).toEqual(mine);
    expect(conflicts).toEqual([
      { field: 'seo.title', path: ['seo', 'title'], base: 'a', mine: 'mine', theirs: 'theirs' },
      { field: 'tags', path: ['tags'], base: ['x'], mine: ['x', 'm'], theirs: ['t'] },
    ]);
    expect(applyChoice(merged, conflicts[0]!, 'theirs')['seo']).toEqual(theirs.seo);
  });

  test('that one cleared and the other changed are a conflict', () => {
    const mine = { ...base, seo: null };
    const theirs = { ...base, seo: { ...base.seo, title: 'theirs' } };
    const { merged, conflicts } = mergeContent(base, mine, theirs);
    expect(merged['seo']).toBeNull();
    expect(conflicts).toMatchObject([{ field: 'seo', mine: null, theirs: theirs.seo }]);
  });

  test('of objects of different kinds are not mixed', () => {
    const link = (value: object) => ({ title: 'Home', link: value });
    const { merged, conflicts } = mergeContent(
      link({ kind: 'page', path: '/' }),
      link({ kind: 'url', href: '//x' }),
      link({ kind: 'page', path: '/b' }),
    );
    expect(merged['link']).toEqual({ kind: 'url', href: '//x' });
    expect(conflicts).toMatchObject([{ field: 'link' }]);
  });

  test('named like those of every object are fields', () => {
    const content = (text: string) => JSON.parse(text) as DocumentContent;
    const { merged } = mergeContent(
      content('{ "title": "a" }'),
      content('{ "title": "a", "__proto__": { "x": 1 } }'),
      content('{ "title": "b", "constructor": "c" }'),
    );
    expect(JSON.stringify(merged)).toBe('{"title":"b","__proto__":{"x":1},"constructor":"c"}');
  });
});

describe('blocks', () => {
  test.each([
    ['abc', 'axbc', 'abyc', 'axbyc', 'insert in two places'],
    ['abc', 'abxc', 'abyc', 'abxyc', 'insert at one place'],
    ['abc', 'abyc', 'abxc', 'abxyc', 'insert at one place, in the same order from both sides'],
    ['abc', 'abzyc', 'abxwc', 'abxwzyc', 'insert runs at one place'],
    ['abc', 'ac', 'abxc', 'axc', 'delete what the other inserts after'],
    ['abcd', 'dabc', 'abxcd', 'dabxc', 'move one and insert elsewhere'],
    ['abcd', 'bcda', 'dabc', 'dbca', 'move two different ones'],
    ['abcd', 'bcda', 'bacd', 'bcda', 'move the same one, to where mine has it'],
    ['abcd', 'cabd', 'cabd', 'cabd', 'move the same one alike'],
    ['ab', '', 'ba', '', 'delete all that the other only moved'],
    ['', 'ab', 'c', 'abc', 'start from nothing'],
    ['', 'ba', 'bc', 'bac', 'insert the same one'],
  ])('%s, %s and %s give %s: %s', (base, mine, theirs, merged) => {
    expect(order(base, mine, theirs)).toBe(merged);
  });

  test('join changes of different fields of one block', () => {
    const change = (props: object): DocumentContent => ({
      title: 'Home',
      blocks: [{ ...block('a'), props: { ...(block('a').props as object), ...props } }],
    });
    const cta = { label: 'Book', href: '/' };
    const { merged, conflicts } = mergeContent(
      blocks('a'),
      change({ headline: 'mine' }),
      change({ cta }),
    );
    expect(merged).toEqual(change({ headline: 'mine', cta }));
    expect(conflicts).toEqual([]);
  });

  test('name the block and the field that both changed', () => {
    const [mine, theirs] = [blocks('ab', { a: 'mine' }), blocks('ba', { a: 'theirs' })];
    const { merged, conflicts } = mergeContent(blocks('ab'), mine, theirs);
    expect(merged).toEqual(blocks('ba', { a: 'mine' }));
    expect(conflicts).toMatchObject([{ block: 'a', field: 'headline', base: 'a!' }]);
    expect(applyChoice(merged, conflicts[0]!, 'theirs')).toEqual(theirs);
  });

  test.each([
    ['I', 'ac', 'abc'],
    ['they', 'abc', 'ac'],
  ])('that %s deleted and the other changed stay, until the editor decides', (_, mine, theirs) => {
    const { merged, conflicts } = mergeContent(
      blocks('abc'),
      blocks(mine, { b: 'changed' }),
      blocks(theirs, { b: 'changed' }),
    );
    expect(merged).toEqual(blocks('abc', { b: 'changed' }));
    expect(conflicts).toMatchObject([{ block: 'b', field: '', base: block('b') }]);
    const deleting = mine === 'ac' ? 'mine' : 'theirs';
    const deleted = applyChoice(merged, conflicts[0]!, deleting);
    expect(deleted).toEqual(blocks('ac'));
    expect(applyChoice(deleted, conflicts[0]!, deleting)).toEqual(deleted);
    const back = applyChoice(deleted, conflicts[0]!, deleting === 'mine' ? 'theirs' : 'mine');
    expect(back).toEqual(blocks('acb', { b: 'changed' }));
  });

  test('with an id twice are one field', () => {
    const { conflicts } = mergeContent(blocks('a'), blocks('aa'), blocks('ab'));
    expect(conflicts).toMatchObject([{ field: 'blocks' }]);
  });

  test('have no other place once they are gone', () => {
    const { conflicts } = mergeContent(
      blocks('a'),
      blocks('a', { a: 'm' }),
      blocks('a', { a: 't' }),
    );
    expect(applyChoice(blocks('b'), conflicts[0]!, 'theirs')).toEqual(blocks('b'));
  });
});

describe('paragraphs', () => {
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  const body = (...texts: string[]): DocumentContent => ({
    title: 'Post',
    body: {
      type: 'doc',
      content: texts.map((text) => (text === '---' ? { type: 'rule' } : paragraph(text))),
    },
  });

  test.each([
    ['different ones changed', 'a b c', 'A b c', 'a B c', 'A B c'],
    ['added and changed', 'a b c', 'a x b c', 'a B c', 'a x B c'],
    ['added at one place', 'a b', 'a y b', 'a x b', 'a x y b'],
    ['the same added', 'a b', 'a x b', 'a x b', 'a x b'],
    ['the same added at two places', 'a b', 'x a b', 'a b x', 'x a b'],
    ['deleted and untouched', 'a b c', 'a c', 'a b C', 'a C'],
    ['moved and changed elsewhere', 'a b c d', 'd a b c', 'a B c d', 'd a B c'],
    ['equal ones', 'a a a', 'a a', 'a a a b', 'a a b'],
    [
      'rules kept apart',
      'a --- b --- c',
      'a --- B --- c',
      'a --- b --- --- c',
      'a --- B --- --- c',
    ],
  ])('%s', (_, base, mine, theirs, merged) => {
    const [one, two, three] = [base, mine, theirs].map((texts) => body(...texts.split(' ')));
    expect(mergeContent(one!, two!, three!)).toEqual({
      merged: body(...merged.split(' ')),
      conflicts: [],
    });
  });

  test('that both changed are one conflict each, and are chosen one by one', () => {
    const base = body('one two three', 'gone', 'four five six');
    const mine = body('one two mine', 'four five mine');
    const theirs = body('one two theirs', 'gone theirs', 'four five theirs');
    const { merged, conflicts } = mergeContent(base, mine, theirs);
    expect(merged).toEqual(body('one two mine', 'gone theirs', 'four five mine'));
    expect(conflicts.map(({ field, path }) => [field, path.at(-1)])).toEqual([
      ['body', { node: 0 }],
      ['body', { node: 1 }],
      ['body', { node: 2 }],
    ]);
    const choose = (choice: 'mine' | 'theirs') =>
      applyChoices(
        merged,
        conflicts.map((conflict) => ({ conflict, choice })),
      );
    expect(choose('mine')).toEqual(mine);
    expect(choose('theirs')).toEqual(theirs);
    const withoutGone = applyChoice(merged, conflicts[1]!, 'mine');
    expect(applyChoice(withoutGone, conflicts[2]!, 'theirs')).toEqual(
      body('one two mine', 'four five theirs'),
    );
  });

  test('in lists are joined item by item', () => {
    const list = (...texts: string[]): DocumentContent => ({
      title: 'Post',
      body: {
        type: 'doc',
        content: [
          {
            type: 'bulletList',
            content: texts.map((text) => ({ type: 'listItem', content: [paragraph(text)] })),
          },
        ],
      },
    });
    expect(mergeContent(list('a', 'b'), list('A', 'b'), list('a', 'b', 'c'))).toEqual({
      merged: list('A', 'b', 'c'),
      conflicts: [],
    });
    const { conflicts } = mergeContent(list('a', 'b'), list('M', 'b'), list('T', 'b'));
    expect(conflicts).toMatchObject([
      { field: 'body', mine: paragraph('M'), theirs: paragraph('T') },
    ]);
  });

  test('of which one was reworded and one changed its level', () => {
    const heading = (level: number, text: string): DocumentContent => ({
      title: 'Post',
      body: {
        type: 'doc',
        content: [{ type: 'heading', attrs: { level }, content: [{ type: 'text', text }] }],
      },
    });
    expect(mergeContent(heading(2, 'a'), heading(3, 'a'), heading(2, 'b'))).toEqual({
      merged: heading(3, 'b'),
      conflicts: [],
    });
  });
});
