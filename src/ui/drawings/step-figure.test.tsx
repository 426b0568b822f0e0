import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StepUnits } from './step-figure.tsx';
import { scaleOf, unitsOf } from './step-units.ts';

test.each([
  ['80 deals read', { first: 1, last: 80, total: 80 }],
  ['45 to 60 minutes', { first: 1, last: 45, total: 60 }],
  ['99 of 100 parts', { first: 1, last: 99, total: 100 }],
  ['Days 3 to 6 of 13', { first: 3, last: 6, total: 13 }],
  ['Week 2 of 4', { first: 2, last: 2, total: 4 }],
])('reads the units of %j', (label, units) => {
  expect(unitsOf(label)).toEqual(units);
});

test.each(['A few deals', '2.5 weeks', '0 deals', '60 to 45 minutes', '5,000 contacts'])(
  'finds no units in %j',
  (label) => {
    expect(unitsOf(label)).toBeUndefined();
  },
);

const draw = (label: string, scale: number) =>
  renderToStaticMarkup(<StepUnits units={unitsOf(label)!} scale={scale} place={0.5} />);
const paths = (html: string) => [...html.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d!);
const count = (path: string | undefined) => path?.match(/M/g)?.length;

test('draws one mark per unit, to the scale of its page', () => {
  const html = draw('40 accounts', scaleOf([unitsOf('80 deals')!, unitsOf('40 accounts')!]));
  expect(html).toContain('viewBox="0 0 80 1"');
  expect(paths(html).map(count)).toEqual([40]);
});

test('draws units outside of a range pale', () => {
  const [pale, solid] = paths(draw('Days 3 to 6 of 13', 13));
  expect([count(pale), count(solid)]).toEqual([9, 4]);
});

test('wraps rows after 100 units', () => {
  expect(draw('200 addresses', 200)).toContain('viewBox="0 0 100 2"');
});
