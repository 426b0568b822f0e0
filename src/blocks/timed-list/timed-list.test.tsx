import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { timedListSchema } from './timed-list.schema.ts';
import { TimedList } from './timed-list.view.tsx';

const items = [5, 15, 20, 60].map((minutes) => ({
  title: `Takes ${minutes}`,
  text: 'What it ends.',
  minutes,
}));

const html = renderToStaticMarkup(
  <TimedList {...timedListSchema.parse({ title: 'One morning', total: 'In all', items })} id="b" />,
);

test('each bar begins where the one before ended, and the last ends with the time', () => {
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

test('the minutes are said in words and added up', () => {
  expect(html.match(/>(5|15|20|60) min</g)).toHaveLength(4);
  expect(html).toContain('>100 min</strong>');
});

test('a label moves before its bar when there is no room behind it', () => {
  expect(html.match(/class="time-bar time-bar-late"/g)).toHaveLength(1);
  expect(html.indexOf('time-bar-late')).toBeGreaterThan(html.indexOf('Takes 60'));
});
