import { expect, test } from 'vitest';
import { type PathStep, valueAt, withMade, withValue } from './content-path.ts';

const CONTENT = { title: 'Home', blocks: [{ id: 'a', props: { items: ['x', 'y'] } }, { id: 'b' }] };
const items: PathStep[] = ['blocks', { id: 'a' }, 'props', 'items'];

test('reads a field, an item by its id, and one at an index', () => {
  expect(valueAt(CONTENT, [...items, '1'])).toBe('y');
  expect(valueAt(CONTENT, ['blocks', { node: 1 }, 'id'])).toBe('b');
  expect(valueAt(CONTENT, ['blocks', { id: 'gone' }, 'props'])).toBeUndefined();
  expect(valueAt(CONTENT, ['constructor'])).toBeUndefined();
});

test.each<[string, PathStep[], unknown]>([
  ['changes an item, and nothing else', [...items, '0'], 'z'],
  ['makes the fields that are missing', ['seo', 'title'], 'S'],
  ['removes a field', ['title'], undefined],
  ['adds an item last', ['blocks', { id: 'c' }], { id: 'c' }],
])('%s', (_, path, value) => {
  const next = withValue<object>(CONTENT, path, value);
  expect(valueAt(next, path)).toEqual(value);
  expect(withValue(next, [path[0]!], valueAt(CONTENT, [path[0]!]))).toEqual(CONTENT);
});

test('removes an item by its id', () => {
  expect(withValue(CONTENT, ['blocks', { id: 'a' }], undefined).blocks).toEqual([{ id: 'b' }]);
});

test.each<[PathStep[]]>([[[...items, '7']], [['blocks', { id: 'gone' }, 'props', 'headline']]])(
  'leaves what is gone: %j',
  (path) => expect(withMade(CONTENT, path, () => 'new')).toEqual(CONTENT),
);
