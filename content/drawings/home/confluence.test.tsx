import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CONFLUENCE_LABEL, CROSSING, lanes, STREAMS, TOTAL } from './confluence.ts';
import { HeroRiverTall } from './hero-tall.tsx';
import { HeroRiver, riverEdges } from './hero-wide.tsx';

describe('the river', () => {
  test('has ten streams, each in its own lane', () => {
    expect(STREAMS).toHaveLength(10);
    expect(new Set(STREAMS.map((stream) => stream.lane)).size).toBe(10);
  });

  test('has lanes in proportion to the streams', () => {
    const across = lanes(238);
    for (const stream of STREAMS)
      expect(across[stream.lane]!.width / 238).toBeCloseTo(stream.amount / TOTAL, 2);
  });

  test('fills the river with adjacent lanes', () => {
    const across = lanes(100);
    across.slice(1).forEach((lane, index) => {
      expect(lane.offset).toBeCloseTo(across[index]!.offset + across[index]!.width, 0);
    });
    const last = across.at(-1)!;
    expect(last.offset + last.width).toBeCloseTo(100, 0);
  });

  test.each(['wide', 'mid'] as const)(
    'leaves the %s drawing where the next section continues it',
    (version) => {
      const { left, right, crossing, frame } = riverEdges(version);
      expect(left / frame.width).toBeCloseTo(crossing.left, 4);
      expect((right - left) / frame.width).toBeCloseTo(crossing.width, 4);
    },
  );

  test('has the same crossings in the style sheet', async () => {
    const { readFile } = await import('node:fs/promises');
    const css = await readFile('src/blocks/why-choose-us/why-choose-us.css', 'utf8');
    for (const { left, width } of Object.values(CROSSING)) {
      expect(css).toContain(`--river-x: ${Number((left * 100).toFixed(3))}%`);
      expect(css).toContain(`--river-w: ${Number((width * 100).toFixed(3))}%`);
    }
  });
});

test.each([
  ['wide', () => <HeroRiver version="wide" />],
  ['mid', () => <HeroRiver version="mid" />],
  ['tall', () => <HeroRiverTall />],
])('the %s drawing labels all streams and their result', (_, draw) => {
  const html = renderToStaticMarkup(draw());
  for (const { label } of STREAMS) expect(html).toContain(`>${label}</text>`);
  expect(html).toContain('role="img"');
  expect(html).toContain(CONFLUENCE_LABEL);
  expect(html).toContain('Revenue you');
  expect(html).not.toContain('NaN');
});
