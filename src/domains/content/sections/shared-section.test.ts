import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StoredBlock } from '../pages/page.ts';
import { placeSections, sectionIdsIn } from './shared-section.ts';

const block = (id: string, props: unknown = {}, type = 'faq'): StoredBlock => ({ id, type, props });
const shared = (id: string, section: unknown) => block(id, { section }, 'shared-section');
const idsOf = (blocks: readonly StoredBlock[]) => blocks.map(({ id }) => id);

test('puts the blocks of a shared section in its place', () => {
  const sections = new Map([['s', [block('a', { title: 'A' }), block('b', { title: 'B' })]]]);
  expect(placeSections([block('top'), shared('next', 's'), block('end')], sections)).toEqual([
    block('top'),
    block('next', { title: 'A' }),
    block('next--b', { title: 'B' }),
    block('end'),
  ]);
});

test('links within a shared section lead to where their targets are on the page', () => {
  const links = { action: { label: 'Go', href: '#b' }, items: [{ href: '#a' }, { href: '#else' }] };
  const sections = new Map([['s', [block('a', links), block('b')]]]);
  const [first] = placeSections([shared('next', 's')], sections);
  expect(first!.props).toEqual({
    action: { label: 'Go', href: '#next--b' },
    items: [{ href: '#next' }, { href: '#else' }],
  });
  expect(links.action.href).toBe('#b');
});

test.each([
  ['one that is not public', shared('x', 'gone')],
  ['one that was not chosen', block('x', {}, 'shared-section')],
  ['props of a wrong shape', block('x', 'text', 'shared-section')],
  ['an id of a wrong type', shared('x', 7)],
  ['no props', block('x', null, 'shared-section')],
])('leaves out %s', (_name, place) => {
  expect(placeSections([block('a'), place, block('z')], new Map())).toEqual([
    block('a'),
    block('z'),
  ]);
});

test('never puts a shared section into another one', () => {
  const sections = new Map([['loop', [block('a'), shared('inner', 'loop')]]]);
  expect(idsOf(placeSections([shared('x', 'loop')], sections))).toEqual(['x']);
});

test('names the shared sections of a page, each once', () => {
  const id = 'BB2DBD27-61a8-4c5c-9d53-5b5a0d5c8a11';
  expect(sectionIdsIn([shared('a', id), block('b'), shared('c', id.toLowerCase())])).toEqual([
    id.toLowerCase(),
  ]);
});

test('all ids of a page are different, and its own stay', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'a--b', 'a--b-2', 'b--c', 'a--a');
  const uniqueIds = fc.uniqueArray(id, { maxLength: 5 });
  fc.assert(
    fc.property(uniqueIds, uniqueIds, fc.array(fc.boolean()), (page, inner, isShared) => {
      const sections = new Map([['s', inner.map((each) => block(each))]]);
      const places = page.map((each, at) => (isShared[at] ? shared(each, 's') : block(each)));
      const ids = idsOf(placeSections(places, sections));
      expect(new Set(ids).size).toBe(ids.length);
      const kept = inner.length > 0 ? page : page.filter((_, at) => !isShared[at]);
      expect(ids).toEqual(expect.arrayContaining(kept));
    }),
  );
});
