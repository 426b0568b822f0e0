import { ramp, round, seededRandom } from './ribbon.ts';
import type { Cover, Measure } from './story-cover.tsx';

/** From this percentage on, the labels are above the lines. */
const MANY = 40;

/** Returns which of 100 lines continue, evenly distributed, divided into old and added ones. */
export function chooseLines({ before, after, what }: Measure): { old: number[]; added: number[] } {
  const random = seededRandom(what);
  const step = 100 / after;
  const going = Array.from(
    { length: after },
    (_, index) => Math.floor(index * step) + Math.floor(random() * Math.floor(step)),
  );
  const isOld = (index: number) =>
    Math.floor((index * before) / after) !== Math.floor(((index + 1) * before) / after);
  return {
    old: going.filter((_, index) => isOld(index)),
    added: going.filter((_, index) => !isOld(index)),
  };
}

/** 100 lines, of which those that continue form one band; the added ones are brighter. */
export function shareCover(measure: Measure): Cover {
  const { before, after, unit, what } = measure;
  const { old, added } = chooseLines(measure);
  const random = seededRandom(`${what} ends`);
  const through = new Set([...old, ...added]);
  const few = after < MANY;
  const [first, pitch] = few ? [0, 4.8] : [98, 3.72];
  const top = few ? 240 - (after * pitch) / 2 : 470 - after * pitch;
  const y = (line: number) => round(first + (line + 0.5) * pitch);
  const lost = Array.from({ length: 100 }, (_, line) => line)
    .filter((line) => !through.has(line))
    .map((line) => `M0 ${y(line)}H${Math.round(330 + random() * 130)}`);
  const gather = (line: number, place: number) => {
    const level = round(top + (place + 0.5) * pitch);
    return `M0 ${y(line)}H340C520 ${y(line)} 500 ${level} 690 ${level}H960`;
  };
  return {
    shapes: [
      { d: lost.join(''), stroke: ramp(0.34), width: round(pitch * 0.66) },
      {
        d: added.map((line, place) => gather(line, place)).join(''),
        stroke: ramp(1),
        width: round(pitch * 0.87),
      },
      {
        d: old.map((line, place) => gather(line, place + added.length)).join(''),
        stroke: ramp(0.72),
        width: round(pitch * 0.87),
      },
    ],
    before: few
      ? { x: 97, y: ((top + after * pitch + 46) / 480) * 100, end: true }
      : { x: 4, y: 10 },
    after: { x: 97, y: ((top - 46) / 480) * 100, end: true },
    description: `of 100 ${unit} ${before} came through before, ${after} do now.`,
  };
}
