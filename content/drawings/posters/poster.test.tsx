import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { BLOCK_SCHEMAS } from '#src/blocks/schemas.ts';
import { Poster, POSTERS, type PosterName } from './poster.tsx';

const names = Object.keys(POSTERS) as PosterName[];
const draw = (name: PosterName, amounts?: readonly number[], seed?: string) =>
  renderToStaticMarkup(<Poster name={name} amounts={amounts} seed={seed} />);

test.each(names)('%s has a description and stretches to its panel', (name) => {
  for (const html of [draw(name), draw(name, [1]), draw(name, [12, 3], 'another')]) {
    expect(html).toMatch(/role="img" aria-label="[^"]{20,}\."/);
    expect(html).toContain('preserveAspectRatio="none"');
    expect(html).not.toMatch(/NaN|undefined|Infinity|<text/);
  }
});

test('draws every poster differently', () => {
  expect(names).toHaveLength(14);
  expect(new Set(names.map((name) => draw(name))).size).toBe(14);
});

test('no two pages show the same poster', () => {
  const drawn = DEFAULT_PAGES.flatMap(({ blocks }) =>
    blocks.flatMap(({ type, props }) =>
      type === 'capabilities'
        ? BLOCK_SCHEMAS.capabilities
            .parse(props)
            .items.map(({ drawing, amounts, title }) => draw(drawing, amounts, title))
        : [],
    ),
  );
  expect(drawn.length).toBeGreaterThan(40);
  expect(drawn.filter((html, index) => drawn.indexOf(html) !== index)).toEqual([]);
});

test.each([
  ['merge-three', 6],
  ['write-and-read', 9],
  ['sort-by-value', 20],
  ['weekly-climb', 8],
  ['cohort-keep', 4],
  ['one-number', 8],
] as const)('%s draws the amount of a page, and says it', (name, amount) => {
  const html = draw(name, [amount]);
  expect(html.match(/<path/g)).toHaveLength(amount);
  expect(html).toContain(`aria-label="${amount} `);
});

test('draws the entries of both lists, and the lines and stages at gates', () => {
  const count = (name: PosterName, amounts: number[]) =>
    draw(name, amounts).match(/<path/g)!.length;
  expect(count('two-lists-one', [12])).toBe(24);
  expect(count('clean-gate', [9]) - count('clean-gate', [4])).toBe(5);
  expect(count('stage-gates', [5])).toBe(5 + 6);
  expect(count('loop-back', [5, 1])).toBe(6);
  expect(count('route-by-rule', [5])).toBe(5);
});
