import { Shapes } from '#src/ui/drawings/shapes.tsx';
import {
  answerFromRecord,
  budgetShift,
  forecastCone,
  loopBack,
  merge,
  oneNumber,
  type PosterShapes,
  route,
  sortByValue,
  writeAndRead,
} from './flows.ts';
import { cleanGate, cohortKeep, stageGates, twoListsOne, weeklyClimb } from './marks.ts';

/** Every poster: a function that returns its shapes, and one that describes them. */
export const POSTERS = {
  'merge-three': [merge, ([count = 3]) => `${count} streams become one.`],
  'clean-gate': [
    cleanGate,
    ([count = 4]) => `Scattered records pass a gate and leave in order, in ${count} lines.`,
  ],
  'route-by-rule': [route, ([count = 3]) => `One stream is routed ${count} ways.`],
  'write-and-read': [
    writeAndRead,
    ([count = 4]) => `${count} systems write to one record and read from it.`,
  ],
  'forecast-cone': [forecastCone, () => 'One known line opens into a range.'],
  'weekly-climb': [weeklyClimb, ([count = 12]) => `${count} bars climb and level off.`],
  'sort-by-value': [
    sortByValue,
    ([count = 7]) => `${count} streams are put in the order of their thickness.`,
  ],
  'answer-from-record': [
    answerFromRecord,
    () => 'A question goes into the record; a full answer comes back.',
  ],
  'budget-shift': [budgetShift, () => 'The thickest stream gives two thirds to the thinnest.'],
  'cohort-keep': [
    cohortKeep,
    ([count = 5]) => `${count} streams start in turn; each keeps more than the one before.`,
  ],
  'two-lists-one': [twoListsOne, ([each = 6]) => `Two lists of ${each} become one of ${2 * each}.`],
  'loop-back': [
    loopBack,
    ([on = 3, back = 2]) => `${on} bands go on, ${back} turn around and come back.`,
  ],
  'stage-gates': [stageGates, ([count = 3]) => `A stream narrows at each of ${count} gates.`],
  'one-number': [oneNumber, ([count = 5]) => `${count} lines that disagree become one.`],
} as const satisfies Record<string, [PosterShapes, (amounts: readonly number[]) => string]>;

export type PosterName = keyof typeof POSTERS;

export const POSTER = { width: 480, height: 200 } as const;

interface PosterProps {
  name: PosterName;
  /** replaces its amounts */
  amounts?: readonly number[] | undefined;
  /** any text: another one draws another picture */
  seed?: string | undefined;
}

/** A drawing without text that fills a panel of any width. */
export function Poster({ name, amounts, seed }: PosterProps) {
  const [draw, describe] = POSTERS[name];
  return (
    <svg
      className="poster"
      viewBox={`0 0 ${POSTER.width} ${POSTER.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={describe(amounts ?? [])}
    >
      <Shapes shapes={draw(amounts, seed)} />
    </svg>
  );
}
