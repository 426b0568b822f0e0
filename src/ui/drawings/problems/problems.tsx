import type { ReactNode } from 'react';
import { pen } from '#src/ui/drawings/heroes/pen.ts';
import { ramp } from '#src/ui/drawings/ribbon.ts';

/** Four strips of 660 by 60 units, and their texts: name and remark, alternating. */
export interface Problem {
  rows: ReactNode[];
  texts: readonly string[];
}

const draw = pen();
const tone = (index: number) => ramp(0.25 + index * 0.2);

/** The same customer in four systems: four bands that break off at different places. */
export const fourCopies: Problem = {
  rows: [
    [420, 4, 20],
    [300, 20, 4],
    [490, 4, 20],
    [360, 20, 4],
  ].map(([length, from, to], index) => (
    <>
      <path
        fill={tone(index)}
        d={
          draw.bar(0, length! - 80, from!, 36) +
          draw.ease(
            { along: length! - 80.5, across: from!, width: 36 },
            { along: length! + 30, across: to!, width: 36 },
          )
        }
      />
      <path className="tick" strokeDasharray="2 8" d={`M${length! + 44} ${to! + 18}H660`} />
    </>
  )),
  texts: [
    'Spreadsheet',
    'J. Pruett, two phone numbers',
    'Shared inbox',
    '“Jim” Pruett, wants a quote',
    'Old CRM',
    'Pruett & Vale, no owner',
    'Accounting',
    'PV Partners LLC, pays $48,200',
  ],
};

/** What remains of 100 at each stage. */
export const LEFT = [100, 61, 38, 24] as const;

/** A narrowing band: what remains is colored, what is lost is pale. */
export const leaks: Problem = {
  rows: LEFT.map((left, index) => (
    <>
      <path className="ghost" d={draw.bar(0, 660, 0, 56)} />
      <path fill={tone(index)} d={draw.bar(0, 660, 56 - left * 0.56, left * 0.56)} />
    </>
  )),
  texts: [
    'Inquiries',
    '100 come in',
    'Called back the same day',
    '61',
    'Quoted',
    '38',
    'Invoiced',
    '24 of the 100',
  ],
};

/** Hours of work and of waiting at each hand-off. A strip is 66 hours long. */
export const HOURS = [
  { work: 1, wait: 22 },
  { work: 3, wait: 41 },
  { work: 2, wait: 60 },
  { work: 4, wait: 29 },
] as const;

export const waiting: Problem = {
  rows: HOURS.map(({ work, wait }, index) => (
    <>
      <path fill={ramp(0.4)} d={draw.bar(0, work * 10, 6, 44)} />
      <path
        fill={tone(index)}
        fillOpacity=".4"
        d={Array.from({ length: wait }, (_, hour) =>
          draw.bar((work + hour) * 10 + 3, (work + hour) * 10 + 8, 6, 44),
        ).join('')}
      />
    </>
  )),
  texts: [
    'Inquiry to first call',
    '1 hour of work, 22 of waiting',
    'Call to quote',
    '3 of work, 41 of waiting',
    'Quote to signature',
    '2 of work, 60 of waiting',
    'Signature to first day',
    '4 of work, 29 of waiting',
  ],
};

/** Forecasts of one quarter in millions, and their past errors. A strip ranges from 2 to 6. */
export const FORECASTS = [
  { says: 5.2, off: 0.7 },
  { says: 4.6, off: 0.5 },
  { says: 3.9, off: 0.9 },
  { says: 3.1, off: 0.4 },
] as const;

export const guesses: Problem = {
  rows: FORECASTS.map(({ says, off }, index) => {
    const x = (value: number) => (value - 2) * 165;
    return (
      <>
        <path className="ghost" d={draw.bar(0, 660, 24, 8)} />
        <path
          fill={tone(index)}
          fillOpacity=".5"
          d={draw.bar(x(says - off), x(says + off), 8, 40)}
        />
        <path fill={tone(index)} d={draw.bar(x(says) - 7, x(says) + 7, 0, 56)} />
      </>
    );
  }),
  texts: [
    'Sales says',
    '$5.2 million',
    'Marketing says',
    '$4.6 million',
    'Finance says',
    '$3.9 million',
    'The spreadsheet says',
    '$3.1 million',
  ],
};
