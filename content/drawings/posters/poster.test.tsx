import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cohortKeep, RETAINED, PASSED, twoListsOne, WEEKS, weeklyClimb } from './marks.ts';
import { Poster, POSTERS, type PosterName } from './poster.tsx';

const names = Object.keys(POSTERS) as PosterName[];

test.each(names)('%s has a description and stretches to its panel', (name) => {
  const html = renderToStaticMarkup(<Poster name={name} />);
  expect(html).toMatch(/role="img" aria-label="[^"]{20,}\."/);
  expect(html).toContain('preserveAspectRatio="none"');
  expect(html).not.toMatch(/NaN|undefined|<text/);
});

test('draws every poster differently', () => {
  expect(names).toHaveLength(14);
  const drawn = names.map((name) => renderToStaticMarkup(<Poster name={name} />));
  expect(new Set(drawn).size).toBe(14);
});

test('draws the counts of the descriptions', () => {
  expect(weeklyClimb()).toHaveLength(WEEKS.length);
  expect(twoListsOne()).toHaveLength(12);
  expect(cohortKeep()).toHaveLength(RETAINED.length);
  expect(PASSED.toSorted((a, b) => b - a)).toEqual(PASSED);
});
