import type { ReactNode } from 'react';
import { pen } from '#src/ui/drawings/heroes/pen.ts';
import { ramp, seededRandom, sum } from '#src/ui/drawings/ribbon.ts';

/** Four strips of 660 by 60 units, and their default texts: name and remark, alternating. */
export interface Problem {
  /**
   * @param figures the numbers of each remark
   * @param seed any text: another one varies what is no figure
   */
  draw: (figures: number[][], seed?: string) => ReactNode[];
  texts: readonly string[];
}

const WIDTH = 660;
const draw = pen();
const tone = (index: number) => ramp(0.25 + index * 0.2);

/** The same customer in four systems: four bands that break off at different places. */
export const fourCopies: Problem = {
  draw: (_figures, seed = '') => {
    const random = seededRandom(seed);
    return [4, 20, 4, 20].map((from, index) => {
      const length = 260 + Math.floor(random() * 26) * 10;
      const to = 24 - from;
      return (
        <>
          <path
            fill={tone(index)}
            d={
              draw.bar(0, length - 80, from, 36) +
              draw.ease(
                { along: length - 80.5, across: from, width: 36 },
                { along: length + 30, across: to, width: 36 },
              )
            }
          />
          <path className="tick" strokeDasharray="2 8" d={`M${length + 44} ${to + 18}H660`} />
        </>
      );
    });
  },
  texts: [
    'Spreadsheet',
    'R. Ostrander, two phone numbers',
    'Shared inbox',
    '“Rob” Ostrander, wants a quote',
    'Old CRM',
    'Ostrander Mills, no owner',
    'Accounting',
    'OM Holdings LLC, paid $48,200',
  ],
};

/** A narrowing band: what remains of the largest figure is colored, what is lost is pale. */
export const leaks: Problem = {
  draw: (figures) => {
    const unit = 56 / Math.max(...figures.flat(), 1);
    return figures.map(([left = 0], index) => (
      <>
        <path className="ghost" d={draw.bar(0, WIDTH, 0, 56)} />
        <path fill={tone(index)} d={draw.bar(0, WIDTH, 56 - left * unit, left * unit)} />
      </>
    ));
  },
  texts: [
    'Inquiries in an example month',
    '140 come in',
    'Called back the same day',
    '96',
    'Quoted',
    '58',
    'Invoiced',
    '33 of the 140',
  ],
};

/** Hours of work, solid, and hours of waiting, one bar each; the longest row fills its strip. */
export const waiting: Problem = {
  draw: (figures) => {
    const hour = WIDTH / Math.max(...figures.map(sum), 1);
    return figures.map(([work = 0, wait = 0], index) => (
      <>
        <path fill={ramp(0.4)} d={draw.bar(0, work * hour, 6, 44)} />
        <path
          fill={tone(index)}
          fillOpacity=".4"
          d={Array.from({ length: wait }, (_, each) =>
            draw.bar((work + each + 0.3) * hour, (work + each + 0.8) * hour, 6, 44),
          ).join('')}
        />
      </>
    ));
  },
  texts: [
    'Inquiry to first call',
    '1 hour of work, 16 of waiting',
    'Call to quote',
    '2 of work, 34 of waiting',
    'Quote to signature',
    '3 of work, 49 of waiting',
    'Signature to first day',
    '5 of work, 27 of waiting',
  ],
};

/** Estimates of one amount on a common scale: a mark, and a pale bar for how far each is usually off. */
export const guesses: Problem = {
  draw: (figures) => {
    const ends = figures.flatMap(([says = 0, off = 0]) => [says - off, says + off]);
    const from = Math.min(...ends);
    const scale = (WIDTH - 60) / (Math.max(...ends) - from);
    const x = (value: number) => 30 + (value - from) * scale;
    return figures.map(([says = 0, off = 0], index) => (
      <>
        <path className="ghost" d={draw.bar(0, WIDTH, 24, 8)} />
        <path
          fill={tone(index)}
          fillOpacity=".5"
          d={draw.bar(x(says - off), x(says + off), 8, 40)}
        />
        <path fill={tone(index)} d={draw.bar(x(says) - 7, x(says) + 7, 0, 56)} />
      </>
    ));
  },
  texts: [
    'Sales says',
    '$9.0 million, usually off by 1.4',
    'Marketing says',
    '$8.2 million, usually off by 1.6',
    'Finance says',
    '$7.1 million, usually off by 0.5',
    'The spreadsheet says',
    '$6.3 million, usually off by 0.9',
  ],
};
