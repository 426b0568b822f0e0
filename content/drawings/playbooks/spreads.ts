import { pen } from '#src/ui/drawings/heroes/pen.ts';
import { ramp, reach, stack } from '#src/ui/drawings/ribbon.ts';
import { box, COLUMN, LEFT, line, PAGE, RIGHT, type SpreadDrawing } from './spread-grid.ts';

const count = (length: number) => Array.from({ length }, (_, index) => index);

/** The seven numbers in the order of page 1, each with the type of record that contains it. */
export const SEVEN = ['contacts', 'deals', 'deals', 'contacts', 'deals', 'tasks', 'deals'] as const;

const PLACES = { deals: 0.3, contacts: 0.62, tasks: 0.95 } as const;
type Place = keyof typeof PLACES;

/** Returns how many of the seven numbers come from one type of record. */
export const readFrom = (place: Place) => SEVEN.filter((other) => other === place).length;

/** Pages 1-2: each number connects across the fold to its type of record. */
function numbersSpread(): SpreadDrawing {
  const band = 18;
  const names = Object.keys(PLACES) as Place[];
  const tops = stack(
    names.map((name) => readFrom(name) * band + 34),
    152,
  );
  const streams = SEVEN.map((place, index) => {
    const lane = SEVEN.slice(0, index).filter((other) => other === place).length;
    const y = tops[names.indexOf(place)]! + lane * band;
    return {
      d: reach(
        [LEFT + 112, RIGHT + COLUMN],
        { x: PAGE - 20, y: 158 + index * 34, width: 12 },
        { x: RIGHT + 130, y, width: band + 0.4 },
      ),
      fill: ramp(PLACES[place]),
    };
  });
  const texts = count(7).map((index) => line(LEFT, 161 + index * 34, 60 + ((index * 37) % 40)));
  return {
    shapes: streams,
    lines: texts.join('') + line(RIGHT, 60, 210) + line(RIGHT, 80, 240) + line(RIGHT, 100, 130),
    figures: [{ x: LEFT - 6, text: '7' }],
    description: `Seven numbers run across the fold: ${readFrom('deals')} are read from deals, ${readFrom('contacts')} from contacts, ${readFrom('tasks')} from tasks.`,
  };
}

/** Permissions by row (export, delete, merge, settings, all deals), roles by column (executive, administrator, manager, rep). */
export const RIGHTS = [
  [1, 1, 0, 0],
  [0, 1, 0, 0],
  [0, 1, 1, 0],
  [0, 1, 0, 0],
  [1, 1, 1, 0],
] as const;

/** Pages 3-4: eight narrowing stages, and the permissions by role. */
function stagesSpread(): SpreadDrawing {
  const stages = count(8).map((index) => ({
    d: box(LEFT, 150 + index * 30, COLUMN - index * 26, 24),
    fill: ramp(0.25 + index * 0.1),
  }));
  const cells = (held: 0 | 1) =>
    RIGHTS.flatMap((roles, row) =>
      roles.map((has, column) =>
        has === held ? box(RIGHT + 108 + column * 40, 150 + row * 48, 32, 38) : '',
      ),
    ).join('');
  return {
    shapes: [...stages, { d: cells(1), fill: ramp(0.45) }],
    lines:
      cells(0) +
      RIGHTS.map((_, row) => line(RIGHT, 166 + row * 48, 84 - ((row * 23) % 34))).join('') +
      count(4)
        .map((column) => line(RIGHT + 108 + column * 40, 130, 32))
        .join('') +
      line(RIGHT, 60, 220) +
      line(RIGHT, 80, 150),
    figures: [{ x: LEFT - 6, text: '8' }],
    description:
      'Eight stages, each shorter than the one before, and five rights held by four roles.',
  };
}

/** The minutes of the weekly review, and what each of five checks removes from a forecast of 100. */
export const AGENDA = [2, 5, 4, 2, 2] as const;
export const LOST = [16, 12, 9, 6, 4] as const;

/** Pages 5-6: fifteen minutes in five items, and a forecast that loses weak deals at each check. */
function reviewSpread(): SpreadDrawing {
  const down = pen(true);
  const unit = 1.9;
  const starts = stack(AGENDA);
  const minutes = AGENDA.map((length, item) => ({
    d: count(length)
      .map((minute) => box(LEFT + (starts[item]! + minute) * 15 + item * 12, 150, 11, 96))
      .join(''),
    fill: ramp(0.2 + item * 0.19),
  }));
  const gates = count(LOST.length).map((index) => 62 + index * 62);
  const rest = 100 - LOST.reduce((total, lost) => total + lost, 0);
  const edges = stack(
    [rest, ...LOST.toReversed()].map((share) => share * unit),
    RIGHT,
  );
  const leaving = LOST.map((lost, index) => ({
    d:
      down.bar(0, gates[index]! + 0.5, edges[LOST.length - index]!, lost * unit + 0.4) +
      down.turn(gates[index]!, edges[LOST.length - index]!, lost * unit, 5, 2 * PAGE),
    fill: index % 2 ? '#D5DCD3' : '#C3CEC4',
  }));
  return {
    shapes: [
      ...minutes,
      ...leaving,
      { d: down.bar(0, 420, edges[0]!, rest * unit), fill: ramp(0.4) },
    ],
    lines: AGENDA.map((_, item) => line(LEFT, 278 + item * 22, 220 - ((item * 61) % 110))).join(''),
    figures: [{ x: LEFT - 6, text: '15' }],
    description:
      'Fifteen minutes in five items, and a forecast that loses a part to each of five checks.',
  };
}

/** The numbers of AI features to enable, to test and to leave disabled. */
export const FEATURES = [5, 4, 3] as const;

/** Pages 7-8: twelve features in three columns, and the setup in three weeks. */
function featuresSpread(): SpreadDrawing {
  const column = (which: number) =>
    count(FEATURES[which]!)
      .map((row) => box(LEFT + which * 90, 150 + row * 48, 80, 38))
      .join('');
  const week = (COLUMN + 30) / 3;
  const weeks = count(3).map((index) => {
    const y = 330 - index * 46;
    const x = RIGHT + index * week;
    return {
      d: index
        ? reach([x, 2 * PAGE], { x, y: y - 60, width: 20 }, { x: x + 60, y, width: 46.4 })
        : box(x, y, 2 * PAGE - x, 46),
      fill: ramp(0.25 + index * 0.32),
    };
  });
  const days = count(15).map((day) => line(RIGHT + (day * week) / 5, 392, 12));
  return {
    shapes: [{ d: column(0), fill: ramp(0.45) }, { d: column(1), fill: ramp(0.85) }, ...weeks],
    lines:
      column(2) +
      days.join('') +
      line(RIGHT, 60, 180) +
      line(RIGHT, 80, 230) +
      line(RIGHT, 100, 140),
    figures: [{ x: LEFT - 6, text: '12' }],
    description:
      'Twelve features: five on, four to test, three off. Then fifteen days in three weeks.',
  };
}

export const numbersAndPlaces = numbersSpread();
export const stagesAndRights = stagesSpread();
export const reviewAndChecks = reviewSpread();
export const aiAndSetup = featuresSpread();
