import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlanRiver } from './plan-river.tsx';
import { StreamMark } from './stream-mark.tsx';

const phases = [
  { label: 'Map', from: 0, to: 30 },
  { label: 'Build', from: 15, to: 60 },
  { label: 'Move', from: 45, to: 75 },
  { label: 'Adopt', from: 60, to: 90 },
];

test('places a phase by its days', () => {
  const html = renderToStaticMarkup(<PlanRiver days={90} phases={phases} endLabel="Live" />);
  // 90 days are 1180 units long
  expect(html).toContain('M0 90H393.3v22');
  expect(html).toContain('M196.7 144H786.7v22');
  expect(html).toContain(
    'aria-label="90 days: Map, days 0 to 30; Build, days 15 to 60; Move, days 45 to 75; Adopt, days 60 to 90. All flow into Live."',
  );
  expect([...html.matchAll(/class="name"[^>]*>([^<]+)/g)].map(([, text]) => text)).toEqual([
    'Start',
    'Day 30',
    'Day 60',
    'Day 90',
    'Live',
  ]);
});

test('marks weeks in a short plan', () => {
  const short = phases.map((phase) => ({ ...phase, from: phase.from / 3, to: phase.to / 3 }));
  const html = renderToStaticMarkup(<PlanRiver days={30} phases={short} endLabel="Live" />);
  expect(html).toContain('>Day 7<');
  expect(html).not.toContain('>Day 28<');
});

test('draws a stream among the others', () => {
  const html = renderToStaticMarkup(<StreamMark index={1} count={4} />);
  const others = /class="ghost" d="([^"]+)"/.exec(html)![1]!;
  expect(others.match(/M/g)).toHaveLength(3);
});
