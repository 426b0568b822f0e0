import { expect, test } from 'vitest';
import { diffList } from './diff-list.ts';

const question = (text: string, answer = 'Yes') => ({ question: text, answer });
const list = (before: readonly unknown[], after: readonly unknown[]) =>
  diffList(before, after).map(({ type, from, to }) => `${type} ${from}>${to}`);

test.each<[string, readonly unknown[], readonly unknown[], string[]]>([
  ['nothing', [question('a')], [question('a')], []],
  [
    'an item put in front, which numbers the others anew',
    [question('a'), question('b')],
    [question('new'), question('a'), question('b')],
    ['added undefined>1'],
  ],
  [
    'a changed and a removed item',
    [question('a'), question('b'), question('c')],
    [question('a'), question('b', 'No')],
    ['changed 2>2', 'removed 3>undefined'],
  ],
  [
    'a changed item',
    [question('a'), question('b')],
    [question('a'), question('b', 'No')],
    ['changed 2>2'],
  ],
  ['words', ['a', 'b'], ['b', 'c'], ['added undefined>2', 'removed 1>undefined']],
  [
    'an item that moved',
    [{ text: 'a' }, { text: 'b' }, { text: 'c' }],
    [{ text: 'c' }, { text: 'a' }, { text: 'b' }],
    ['moved 3>1'],
  ],
])('lists %s', (_, before, after, changes) => {
  expect(list(before, after)).toEqual(changes);
});
