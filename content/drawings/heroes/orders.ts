import { ramp } from '#src/ui/drawings/ribbon.ts';
import type { Shape } from '#src/ui/drawings/shapes.tsx';
import { BEYOND, pen } from '#src/ui/drawings/heroes/pen.ts';
import { type HeroDrawing, LINE, type Picture } from '#src/ui/drawings/heroes/picture.tsx';

/** The acquisition cost of a customer and the margin of each order, in dollars. */
export const CUSTOMER = { cost: 42, margin: 18, orders: 5 } as const;

interface Place {
  unit: number;
  floor: number;
  /** the position of the first order, and the distance between orders */
  first: number;
  step: number;
  ease: number;
}

/** A river that gains one band with each order; the line is the acquisition cost. */
function river({ unit, floor, first, step, ease }: Place): Shape[] {
  const draw = pen();
  const width = CUSTOMER.margin * unit;
  const level = floor - CUSTOMER.cost * unit;
  const bands = Array.from({ length: CUSTOMER.orders }, (_, index) => {
    const across = floor - (index + 1) * width;
    const along = first + index * step;
    const isPaidBack = (index + 1) * CUSTOMER.margin > CUSTOMER.cost;
    return {
      d:
        draw.ease(
          { along: along - ease, across: across - width * 0.9, width: width * 0.36 },
          { along, across, width: width + 0.4 },
        ) + draw.bar(along - 0.5, BEYOND.after, across, width + 0.4),
      fill: isPaidBack ? ramp(0.8 + 0.1 * (index - 2)) : ramp(0.3 + index * 0.1),
    };
  });
  return [
    ...bands.toReversed(),
    { d: draw.bar(BEYOND.before, BEYOND.after, level - 1, 2), fill: LINE },
  ];
}

const dollars = (orders: number) => {
  const left = orders * CUSTOMER.margin - CUSTOMER.cost;
  return left < 0 ? `−$${-left}` : `+$${left}`;
};

function wide(): Picture {
  const place = { unit: 3.7, floor: 400, first: 250, step: 226, ease: 170 };
  const { first, step, floor, unit } = place;
  return {
    width: 1440,
    height: 400,
    shapes: river(place),
    labels: [
      { x: 48, y: floor - CUSTOMER.cost * unit - 14, text: 'Cost to win: $42' },
      ...Array.from({ length: CUSTOMER.orders }, (_, index) => ({
        x: first + index * step + 6,
        y: floor - index * CUSTOMER.margin * unit - 11,
        text: dollars(index + 1),
        kind: index < 2 ? ('figure' as const) : ('figure on' as const),
      })),
    ],
  };
}

function tall(): Picture {
  const place = { unit: 3.6, floor: 400, first: 92, step: 60, ease: 62 };
  const { floor, unit } = place;
  return {
    width: 360,
    height: 400,
    shapes: river(place),
    labels: [
      { x: 20, y: floor - CUSTOMER.cost * unit - 10, text: 'Cost $42' },
      { x: 20, y: 24, text: 'Each order earns $18.' },
      { x: 20, y: 46, text: 'The third pays it back.' },
    ],
  };
}

/** Ecommerce: the first two orders pay for the acquisition, the third earns. */
export const orders: HeroDrawing = {
  wide: wide(),
  tall: tall(),
  description:
    'A river that gains $18 with each of five orders. The customer cost $42 to win, and the third order pays it back.',
};
