import { ramp, round, seeded } from './ribbon.ts';
import type { Cover, Measure } from './story-cover.tsx';

const PITCH = 4.8;
const LINE = 3.2;
const THROUGH = 4.2;

/** Which of the hundred lines go on: spread over all of them, and which of these did so before. */
export function chosen({ before, after, what }: Measure): { old: number[]; added: number[] } {
  const random = seeded(what);
  const step = 100 / after;
  const going = Array.from({ length: after }, (_, index) => Math.floor((index + 0.15 + random() * 0.7) * step));
  const isOld = (index: number) => Math.floor((index * before) / after) !== Math.floor(((index + 1) * before) / after);
  return {
    old: going.filter((_, index) => isOld(index)),
    added: going.filter((_, index) => !isOld(index)),
  };
}

/** A hundred lines enter; those that come through gather into one band, the new ones brighter. */
export function shareCover(measure: Measure): Cover {
  const { before, after, unit, what } = measure;
  const { old, added } = chosen(measure);
  const random = seeded(`${what} ends`);
  const through = new Set([...old, ...added]);
  const top = 240 - (after * PITCH) / 2;
  const y = (line: number) => round(line * PITCH + PITCH / 2);
  const lost = Array.from({ length: 100 }, (_, line) => line)
    .filter((line) => !through.has(line))
    .map((line) => `M0 ${y(line)}H${Math.round(330 + random() * 130)}`);
  const gather = (line: number, place: number) => {
    const level = round(top + place * PITCH + PITCH / 2);
    return `M0 ${y(line)}H340C520 ${y(line)} 500 ${level} 690 ${level}H960`;
  };
  const few = after < 40;
  return {
    shapes: [
      { d: lost.join(''), stroke: ramp(0.34), width: LINE },
      { d: added.map((line, place) => gather(line, place)).join(''), stroke: ramp(1), width: THROUGH },
      { d: old.map((line, place) => gather(line, place + added.length)).join(''), stroke: ramp(0.72), width: THROUGH },
    ],
    before: few ? { x: 97, y: ((top + after * PITCH + 44) / 480) * 100, end: true } : { x: 4, y: 90 },
    after: few ? { x: 97, y: ((top - 40) / 480) * 100, end: true } : { x: 97, y: 50, end: true },
    finding: `of 100 ${unit} ${before} came through before, ${after} do now.`,
  };
}
