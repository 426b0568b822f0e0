import { ramp, stack, sum } from '#src/ui/drawings/ribbon.ts';
import type { Shape } from '#src/ui/drawings/shapes.tsx';
import { BEYOND, pen } from '#src/ui/drawings/heroes/pen.ts';
import { type HeroDrawing, LOST, type Picture } from '#src/ui/drawings/heroes/picture.tsx';

/** Clients are in rows of eight. The last of each row was asked and referred this number of new clients. */
export const REFERRED = [2, 5, 1, 4, 7, 3, 4, 3, 2] as const;
export const PER_ROW = 8;
const CLIENTS = REFERRED.length * PER_ROW;

interface Place {
  /** the position of the first client, along and across the flow */
  first: readonly [number, number];
  pitch: readonly [number, number];
  unit: number;
  meet: number;
  level: number;
  mark: number;
}

/** One band per client who was asked, as thick as the number of referrals. The other clients are dark. */
function bands({ first, pitch, unit, meet, level, mark }: Place, isDown: boolean): Shape[] {
  const draw = pen(isDown);
  const square = (column: number, row: number, size: number) => {
    const [along, across] = [first[0] + column * pitch[0], first[1] + row * pitch[1]];
    return draw.bar(along - size / 2, along + size / 2, across - size / 2, size);
  };
  const lanes = stack(
    REFERRED.map((referred) => referred * unit),
    level,
  );
  const silent = Array.from({ length: CLIENTS - REFERRED.length }, (_, index) =>
    square(index % (PER_ROW - 1), Math.floor(index / (PER_ROW - 1)), mark),
  );
  return [
    { d: silent.join(''), fill: LOST },
    ...REFERRED.map((referred, row) => {
      const along = first[0] + (PER_ROW - 1) * pitch[0];
      const width = referred * unit;
      const across = first[1] + row * pitch[1] - width / 2;
      const lane = { along: meet, across: lanes[row]!, width: width + 0.4 };
      return {
        d:
          draw.ease({ along, across, width }, lane) +
          draw.bar(meet - 0.5, BEYOND.after, lane.across, lane.width),
        fill: ramp(0.55 + row * 0.055),
      };
    }),
    {
      d: REFERRED.map((_, row) => square(PER_ROW - 1, row, mark * 1.7)).join(''),
      fill: ramp(1),
    },
  ];
}

const BROUGHT = sum(REFERRED);

function wide(): Picture {
  return {
    width: 1440,
    height: 410,
    shapes: bands(
      { first: [55, 68], pitch: [38, 40], unit: 5.6, meet: 960, level: 142, mark: 14 },
      false,
    ),
    labels: [
      { x: 48, y: 28, text: `${CLIENTS} clients, 9 of them asked`, kind: 'name' },
      { x: 1392, y: 122, text: 'new clients from referrals', end: true },
      { x: 1392, y: 84, text: String(BROUGHT), kind: 'figure mint', end: true },
    ],
  };
}

function tall(): Picture {
  return {
    width: 360,
    height: 460,
    shapes: bands(
      { first: [44, 32], pitch: [22, 37], unit: 4.6, meet: 370, level: 20, mark: 9 },
      true,
    ),
    labels: [
      { x: 20, y: 20, text: `${CLIENTS} clients, 9 of them asked` },
      { x: 184, y: 420, text: String(BROUGHT), kind: 'figure mint' },
      { x: 184, y: 444, text: 'new clients' },
    ],
  };
}

/** Professional services: nine clients were asked for referrals, most were not. */
export const referrals: HeroDrawing = {
  wide: wide(),
  tall: tall(),
  description: `Of ${CLIENTS} clients, nine were asked for a referral. They sent ${REFERRED.join(', ')} new clients: ${BROUGHT} in total, in nine bands as thick as those numbers.`,
};
