import { ramp, round, seededRandom } from './ribbon.ts';
import type { Shape } from './shapes.tsx';
import type { Cover, Measure } from './story-cover.tsx';

/**
 * One strand per counted thing. When the count falls, the strands that continue move together and the others break off.
 * When it rises, the drawing is mirrored: new strands start midway and join.
 */
export function countCover({ before, after, unit, what }: Measure): Cover {
  const rising = after > before;
  const [many, few] = rising ? [after, before] : [before, after];
  const random = seededRandom(what);
  const pitch = 364 / many;
  const strand = round(Math.min(22, pitch * 0.62));
  const close = strand + Math.min(5, strand * 0.35);
  const x = (value: number) => round(rising ? 960 - value : value);
  const shapes: Shape[] = [];
  let going = 0;
  for (let index = 0; index < many; index += 1) {
    const goesOn = Math.floor((index * few) / many) !== Math.floor(((index + 1) * few) / many);
    const y = round(96 + pitch * (index + 0.5));
    if (goesOn) {
      const level = round(278 + (going - (few - 1) / 2) * close);
      going += 1;
      const d = `M${x(0)} ${y}H${x(300)}C${x(500)} ${y} ${x(480)} ${level} ${x(690)} ${level}H${x(960)}`;
      shapes.push({ d, stroke: ramp(0.55 + (0.45 * going) / few), width: strand });
    } else {
      const end = Math.round(130 + random() * 200);
      const pieces = [14, 30, 42]
        .map((gap, piece) => `M${x(end + gap)} ${y}H${x(end + gap + 9 - piece * 3)}`)
        .join('');
      shapes.unshift({
        d: `M${x(0)} ${y}H${x(end)}${pieces}`,
        // Five shades are enough, and repeat.
        stroke: ramp(0.3 + Math.round(random() * 4) / 20),
        width: strand,
      });
    }
  }
  const beside = (278 - (few / 2) * close - 46) / 4.8;
  const calm = { x: rising ? 3 : 97, y: beside, ...(rising ? {} : { end: true }) };
  const crowd = { x: rising ? 97 : 3, y: 9.6, ...(rising ? { end: true } : {}) };
  return {
    shapes,
    before: rising ? calm : crowd,
    after: rising ? crowd : calm,
    description: `${before} strands of ${unit} before, ${after} after.`,
  };
}
