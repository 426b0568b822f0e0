import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChangeBand } from './change-band.tsx';

/** The thickness of the river at its left and at its right edge. */
function thickness(before: number, after: number): [number, number] {
  const html = renderToStaticMarkup(<ChangeBand before={before} after={after} />);
  const paths = [...html.matchAll(/ d="M0 ([\d.]+)H[\d.]+C.*?H1000V([\d.]+)H.*?H0Z"/g)];
  const tops = [...html.matchAll(/ d="M0 ([\d.]+)/g)].map(([, y]) => Number(y));
  const left = 2 * (50 - Math.min(...tops));
  const right = 2 * (Math.max(...paths.map(([, , y]) => Number(y))) - 50);
  return [Math.round(left), Math.round(right)];
}

test('is as thick as its numbers, to scale, and fills its box', () => {
  expect(thickness(100, 25)).toEqual([100, 25]);
  expect(thickness(4, 8)).toEqual([50, 100]);
});
