import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { findAll } from '#tests/support/html.ts';
import { BrokenStream, EndedStream } from './lost-stream.tsx';

/** The right ends of the shapes of the stream, for each width of the drawing; the river has four shapes. */
function endsOf(drawing: React.ReactElement) {
  return findAll(renderToStaticMarkup(drawing), { name: 'svg' }).map((svg) => {
    const [, , width = 0] = svg.attribs['viewbox']!.split(' ').map(Number);
    const shapes = findAll(svg, { name: 'path' }).slice(4);
    return shapes.map(({ attribs }) => {
      const positions = [...attribs['d']!.matchAll(/H([\d.]+)/g)].map(([, x]) => Number(x));
      return Math.max(...positions) / width;
    });
  });
}

test('the stream of a missing page breaks off and flows on to the edge, at both widths', () => {
  const [wide, phone] = endsOf(<BrokenStream />);
  for (const ends of [wide!, phone!]) {
    expect(ends[0]).toBeLessThan(0.5);
    expect(ends.at(-1)).toBe(1);
  }
});

test('the stream of an empty search ends before the edge, at both widths', () => {
  const [wide, phone] = endsOf(<EndedStream />);
  for (const ends of [wide!, phone!]) expect(Math.max(...ends)).toBeLessThan(0.75);
});
