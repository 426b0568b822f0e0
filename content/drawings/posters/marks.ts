import { pen } from '#src/ui/drawings/heroes/pen.ts';
import { narrowing } from '#src/ui/drawings/quantities.ts';
import { ramp, reach, round } from '#src/ui/drawings/ribbon.ts';
import { gateAt, type PosterShapes, shade, wholeNumbers } from './flows.ts';

const draw = pen();

/** Scattered marks to the left of the gate, full lines to its right. */
export const cleanGate: PosterShapes = ([count = 4] = [], seed = '') => {
  const whole = wholeNumbers(seed);
  const gate = whole(225, 275);
  const marks = Array.from({ length: 40 }, (_, index) => {
    const from = (index % 5) * ((gate - 34) / 5) + whole(0, 36);
    const across = 4 + Math.floor(index / 5) * 24 + whole(0, 18);
    return {
      d: draw.bar(from, Math.min(from + whole(14, 30), gate - 8), across, 7),
      fill: ramp(whole(20, 95) / 100),
    };
  });
  const pitch = Math.min(23, 160 / count);
  const lines = Array.from({ length: count }, (_, line) => ({
    d: draw.bar(gate + 18, 480, 100 + (line - count / 2) * pitch, pitch * 0.82),
    fill: shade(line, count, 0.3, 0.9),
  }));
  return [...marks, ...lines, gateAt(gate)];
};

/** A climb that levels off, one bar for each week or month. */
export const weeklyClimb: PosterShapes = ([count = 12] = [], seed = '') => {
  const whole = wholeNumbers(seed);
  const pace = whole(12, 45) / 100;
  const step = 480 / count;
  return Array.from({ length: count }, (_, at) => {
    const height = round(172 * (1 - Math.exp(-pace * (at + 0.4))) + whole(-3, 3));
    return {
      d: draw.bar(at * step, at * step + step * 0.9, 200 - height, height),
      fill: shade(at, count, 0.25, 0.86),
    };
  });
};

/** What is left of each of several streams at the right edge, each more than the one before. */
export const cohortKeep: PosterShapes = ([count = 5] = [], seed = '') => {
  const whole = wholeNumbers(seed);
  const row = 185 / count;
  return Array.from({ length: count }, (_, index) => ({
    d: draw.ease(
      { along: index * (280 / count), across: 12 + index * row, width: row * 0.76 },
      {
        along: 480,
        across: 12 + index * row,
        width: row * 0.76 * (0.14 + (0.7 * index) / count + whole(0, 8) / 100),
      },
      0.35,
    ),
    fill: shade(index, count, 0.25, 0.93),
  }));
};

/** The entries of two lists, alternating. */
export const twoListsOne: PosterShapes = ([each = 6] = [], seed = '') => {
  const whole = wholeNumbers(seed);
  const row = 72 / each;
  return Array.from({ length: 2 * each }, (_, index) => {
    const isSecond = index % 2 === 1;
    const place = Math.floor(index / 2);
    return {
      d: reach(
        [0, 480],
        { x: 70, y: (isSecond ? 124 : 10) + place * row, width: row * 0.68 },
        { x: whole(270, 320), y: 28 + index * row, width: row * 0.86 },
      ),
      fill: ramp(isSecond ? 0.82 : 0.3),
      stroke: '#f2ede2',
      width: 0.75,
    };
  });
};

/** A stream that narrows at each gate. */
export const stageGates: PosterShapes = ([count = 3] = [], seed = '') => {
  const whole = wholeNumbers(seed);
  const passed = [100];
  for (let gate = 0; gate < count; gate += 1)
    passed.push(passed.at(-1)! * (1 - whole(20, 50) / (25 + 25 * count)));
  const step = 480 / passed.length;
  return [
    ...narrowing(passed, { width: 480, height: 200, thickest: 168 }),
    ...passed.slice(1).map((_, index) => gateAt(round((index + 1) * step))),
  ];
};
