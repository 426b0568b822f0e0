import { pen } from '#src/ui/drawings/heroes/pen.ts';
import { narrowing } from '#src/ui/drawings/quantities.ts';
import { ramp, reach, seededRandom } from '#src/ui/drawings/ribbon.ts';
import type { Shape } from '#src/ui/drawings/shapes.tsx';
import { GATE } from './flows.ts';

const draw = pen();

/** Scattered marks to the left of the gate, four full lines to its right. */
export function cleanGate(): Shape[] {
  const random = seededRandom('clean-gate');
  const marks = Array.from({ length: 40 }, (_, index) => {
    const from = (index % 5) * 42 + random() * 36;
    const across = 4 + Math.floor(index / 5) * 24 + random() * 18;
    return {
      d: draw.bar(from, from + 14 + random() * 16, across, 7),
      fill: ramp(0.2 + random() * 0.75),
    };
  });
  const lines = [0, 1, 2, 3].map((line) => ({
    d: draw.bar(262, 480, 56 + line * 23, 19),
    fill: ramp(0.3 + line * 0.2),
  }));
  return [...marks, ...lines, { d: 'M244 0V200', ...GATE }];
}

/** Users per week. */
export const WEEKS = [14, 18, 30, 52, 74, 96, 112, 124, 140, 150, 158, 164] as const;

export function weeklyClimb(): Shape[] {
  return WEEKS.map((height, week) => ({
    d: draw.bar(week * 40, week * 40 + 36, 200 - height, height),
    fill: ramp(0.25 + 0.055 * week),
  }));
}

/** The rest of each cohort of 30 at the right edge. */
export const RETAINED = [5, 9, 14, 20, 26] as const;

export function cohortKeep(): Shape[] {
  return RETAINED.map((retained, index) => ({
    d: draw.ease(
      { along: index * 56, across: 12 + index * 37, width: 28 },
      { along: 480, across: 12 + index * 37, width: (retained * 28) / 30 },
      0.35,
    ),
    fill: ramp(0.25 + index * 0.17),
  }));
}

/** Six entries of each list, alternating. */
export function twoListsOne(): Shape[] {
  return Array.from({ length: 12 }, (_, index) => {
    const isSecond = index % 2 === 1;
    const place = Math.floor(index / 2);
    return {
      d: reach(
        [0, 480],
        { x: 70, y: (isSecond ? 124 : 10) + place * 12, width: 8 },
        { x: 300, y: 28 + index * 12, width: 10 },
      ),
      fill: ramp(isSecond ? 0.82 : 0.3),
      stroke: '#f2ede2',
      width: 0.75,
    };
  });
}

/** The rest of 100 after each of three gates. */
export const PASSED = [100, 68, 44, 30] as const;

export const stageGates = (): Shape[] => [
  ...narrowing(PASSED, { width: 480, height: 200, thickest: 168 }),
  { d: 'M120 0V200M240 0V200M360 0V200', ...GATE },
];
