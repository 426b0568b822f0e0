import { expect, test } from 'vitest';
import { figuresOf } from '#src/ui/drawings/figures.ts';
import { PROBLEMS } from '#content/drawings/problems/problem-art.tsx';
import { DEFAULT_PAGES } from './index.ts';

/** The drawings of problems that show quantities: the path of the page, and the figures. */
const drawn = DEFAULT_PAGES.flatMap(({ path, blocks }) =>
  blocks.flatMap((block) => {
    if (block.type !== 'challenges' || !block.props.drawing) return [];
    const { drawing, labels = [] } = block.props;
    const texts = PROBLEMS[drawing].texts.map((text, index) => labels[index] ?? text);
    const figures = figuresOf(drawing, texts).flat();
    return figures.length ? [{ path, figures: figures.join(' ') }] : [];
  }),
);

test('no two pages draw the same example figures', () => {
  expect(drawn.length).toBeGreaterThan(5);
  for (const { path, figures } of drawn) {
    const pages = drawn.filter((other) => other.figures === figures).map((other) => other.path);
    expect(pages).toEqual([path]);
  }
});
