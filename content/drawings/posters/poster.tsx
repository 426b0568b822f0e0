import { Shapes } from '#src/ui/drawings/shapes.tsx';
import {
  answerFromRecord,
  budgetShift,
  forecastCone,
  loopBack,
  mergeThree,
  oneNumber,
  routeByRule,
  sortByValue,
  writeAndRead,
} from './flows.ts';
import { cleanGate, cohortKeep, stageGates, twoListsOne, weeklyClimb } from './marks.ts';

/** Every poster: a function that returns its shapes, and its description. */
export const POSTERS = {
  'merge-three': [mergeThree, 'Three streams become one.'],
  'clean-gate': [cleanGate, 'Scattered records pass a gate and leave in order.'],
  'route-by-rule': [routeByRule, 'One stream is routed three ways.'],
  'write-and-read': [writeAndRead, 'Four systems write to one record and read from it.'],
  'forecast-cone': [forecastCone, 'One known line opens into a range.'],
  'weekly-climb': [weeklyClimb, '12 bars, one a week, climb and level off.'],
  'sort-by-value': [sortByValue, 'Seven streams are put in the order of their thickness.'],
  'answer-from-record': [
    answerFromRecord,
    'A question goes into the record; a full answer comes back.',
  ],
  'budget-shift': [budgetShift, 'The thickest stream gives two thirds to the thinnest.'],
  'cohort-keep': [cohortKeep, 'Five streams start in turn; each keeps more than the one before.'],
  'two-lists-one': [twoListsOne, 'Two lists of six become one list of 12.'],
  'loop-back': [loopBack, 'Three bands go on, two turn around and come back.'],
  'stage-gates': [stageGates, 'A stream narrows at each of three gates.'],
  'one-number': [oneNumber, 'Five lines that disagree become one.'],
} as const;

export type PosterName = keyof typeof POSTERS;

export const POSTER = { width: 480, height: 200 } as const;

/** A drawing without text that fills a panel of any width. */
export function Poster({ name }: { name: PosterName }) {
  const [draw, description] = POSTERS[name];
  return (
    <svg
      className="poster"
      viewBox={`0 0 ${POSTER.width} ${POSTER.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={description}
    >
      <Shapes shapes={draw()} />
    </svg>
  );
}
