import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { figuresOf, hasFigures, numbersIn, type ProblemName } from '#src/ui/drawings/figures.ts';
import { ProblemArt, PROBLEMS } from './problem-art.tsx';

const names = Object.keys(PROBLEMS) as ProblemName[];

/** Names with these remarks, as labels of a drawing. */
const labelsOf = (remarks: string[]) => remarks.flatMap((remark) => ['Name', remark]);

/** Every level bar of a drawing, row by row: its left and right edge and its height. */
function barsOf(name: ProblemName, remarks: string[]) {
  const html = renderToStaticMarkup(<ProblemArt name={name} labels={labelsOf(remarks)} />);
  return html
    .split('<li>')
    .slice(1)
    .map((row) =>
      [...row.matchAll(/M(\S+) (\S+)L(\S+) \S+ \S+ (\S+) /g)].map((match) => {
        const [from, top, to, bottom] = match.slice(1).map(Number);
        return { from: from!, to: to!, height: bottom! - top! };
      }),
    );
}

test('finds the numbers of a remark', () => {
  expect(numbersIn('2 hours of work, 60 of waiting')).toEqual([2, 60]);
  expect(numbersIn('$1,240,000, usually off by 1.1')).toEqual([1_240_000, 1.1]);
  expect(numbersIn('a number without a name')).toEqual([]);
});

test.each(names)('%s has default texts with the numbers it draws', (name) => {
  const { texts } = PROBLEMS[name];
  expect(texts).toHaveLength(8);
  expect(hasFigures(name, texts)).toBe(true);
  const html = renderToStaticMarkup(<ProblemArt name={name} />);
  expect(html.match(/<li>/g)).toHaveLength(4);
  expect(html).not.toMatch(/NaN|undefined/);
});

test('a remark without the numbers of its row is found', () => {
  expect(hasFigures('leaks', labelsOf(['900', 'some']))).toBe(false);
  expect(hasFigures('waiting', labelsOf(['2 hours of work']))).toBe(false);
  expect(hasFigures('four-copies', labelsOf(['no owner']))).toBe(true);
  expect(figuresOf('leaks', labelsOf(['33 of the 140']))).toEqual([[33]]);
});

describe('bands are to the scale of the remarks', () => {
  test('leaks narrow from the largest number', () => {
    const rows = barsOf('leaks', ['80 roofs', '46', '33', '20 of the 80']);
    const shares = rows.map(([ghost, left]) => left!.height / ghost!.height);
    expect(shares.map((share) => Math.round(share * 80))).toEqual([80, 46, 33, 20]);
  });

  test('waiting has a bar for every hour, and the longest row fills its strip', () => {
    const rows = barsOf('waiting', [
      '1 of work, 13 of waiting',
      '3 and 37',
      '2 and 56',
      '4 of work, 88 of waiting',
    ]);
    expect(rows.map((bars) => bars.length - 1)).toEqual([13, 37, 56, 88]);
    expect(rows[3]![0]!.to * (92 / 4)).toBeCloseTo(660, -1);
  });

  test('guesses stand on a common scale, with how far each is off', () => {
    const rows = barsOf('guesses', ['$7 off by 1', '$6 off by 2', '$5 off by 1', '$4 off by 1']);
    const marks = rows.map(([, , mark]) => (mark!.from + mark!.to) / 2);
    const step = marks[0]! - marks[1]!;
    expect(marks[1]! - marks[2]!).toBeCloseTo(step, 0);
    expect(rows[1]![1]!.to - rows[1]![1]!.from).toBeCloseTo(4 * step, 0);
  });
});
