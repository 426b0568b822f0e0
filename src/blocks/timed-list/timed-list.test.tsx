import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { schema } from './timed-list.schema.ts';
import { TimedList } from './timed-list.view.tsx';

const items = [5, 15, 20, 60].map((minutes) => ({
  title: `Takes ${minutes}`,
  text: 'What it ends.',
  minutes,
}));

const html = renderToStaticMarkup(
  <TimedList {...schema.parse({ title: 'One morning', total: 'In all', items })} id="b" />,
);

test('starts each bar at the end of the previous one and ends the last at 100%', () => {
  const bars = [...html.matchAll(/--from:([\d.]+)%;--to:([\d.]+)%/g)].map(([, from, to]) => [
    Number(from),
    100 - Number(to),
  ]);
  expect(bars).toEqual([
    [0, 5],
    [5, 20],
    [20, 40],
    [40, 100],
  ]);
});

test('shows the minutes as text with their sum', () => {
  expect(html.match(/>(5|15|20|60) min</g)).toHaveLength(4);
  expect(html).toContain('>100 min</strong>');
});

test('puts a label before its bar if there is no room after it', () => {
  expect(html.match(/class="time-bar time-bar-late"/g)).toHaveLength(1);
  expect(html.indexOf('time-bar-late')).toBeGreaterThan(html.indexOf('Takes 60'));
});
