import { expect, test } from 'vitest';
import {
  blockIdAt,
  elementsOf,
  findFrameBlock,
  findFrameBlocks,
  orderFrameBlocks,
} from './frame-blocks.ts';
import { showMarkup } from './show-markup.ts';

function rootWith(...ids: string[]): HTMLElement {
  const root = document.createElement('main');
  root.innerHTML = ids
    .map((id) => `<!--block:${id}--><section><h2>${id}</h2></section><!--/block:${id}-->`)
    .join('');
  return root;
}

const shown = (root: HTMLElement) => [...root.children].map((child) => child.textContent);

test('finds blocks and their elements by the comments around them', () => {
  const root = rootWith('a', 'b%2F1');
  expect([...findFrameBlocks(root).keys()]).toEqual(['a', 'b/1']);
  expect(findFrameBlock(root, 'b/1')).toEqual(findFrameBlocks(root).get('b/1'));
  expect(findFrameBlock(root, 'b')).toBeUndefined();
  expect(elementsOf(findFrameBlocks(root).get('b/1')!).map(({ localName }) => localName)).toEqual([
    'section',
  ]);
});

test('names the block of any element in it, and none for what is outside', () => {
  const root = rootWith('a', 'b');
  root.append(document.createElement('p'));
  expect(blockIdAt(root, root.querySelectorAll('h2')[1]!)).toBe('b');
  expect(blockIdAt(root, root.lastElementChild)).toBeUndefined();
  expect(blockIdAt(root, document.body)).toBeUndefined();
});

test('orders blocks without making them again, and removes what is gone', () => {
  const root = rootWith('a', 'b', 'c');
  const [a, , c] = root.children;
  orderFrameBlocks(root, ['c', 'a']);
  expect([...root.children]).toEqual([c, a]);
  expect([...findFrameBlocks(root).keys()]).toEqual(['c', 'a']);
});

test('makes places for new blocks, in a page that had none, too', () => {
  const root = rootWith();
  orderFrameBlocks(root, ['x', 'y']);
  orderFrameBlocks(root, ['y', 'new', 'x']);
  expect([...findFrameBlocks(root).keys()]).toEqual(['y', 'new', 'x']);
  showMarkup(findFrameBlocks(root).get('new')!, '<p>one</p><p>two</p>');
  expect(shown(root)).toEqual(['one', 'two']);
});

test('keeps elements that stay the same when markup changes', () => {
  const root = rootWith('a');
  const block = findFrameBlocks(root).get('a')!;
  showMarkup(block, '<section><img src="/a.svg"><h2>Old</h2></section>');
  const picture = root.querySelector('img');
  showMarkup(block, '<section><img src="/a.svg"><h2>New</h2></section>');
  expect(root.querySelector('img')).toBe(picture);
  expect(shown(root)).toEqual(['New']);
  showMarkup(block, '<div>Other</div><div>More</div>');
  expect(shown(root)).toEqual(['Other', 'More']);
});

test('keeps the mark of a hidden block through new markup', () => {
  const root = rootWith('a');
  root.firstElementChild!.toggleAttribute('data-canvas-hidden', true);
  showMarkup(findFrameBlocks(root).get('a')!, '<section><h2>New</h2></section>');
  expect(root.firstElementChild!.hasAttribute('data-canvas-hidden')).toBe(true);
});
