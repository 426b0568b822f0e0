import { ramp, round, stack, sum } from '#src/ui/drawings/ribbon.ts';

/** One of the ten scattered streams of the hero. */
export interface Stream {
  label: string;
  group: 'Tools' | 'Data' | 'Teams' | 'Experiments';
  /** relative thickness */
  amount: number;
  /** position in the river, from the outer (dark) to the inner (light) side */
  lane: number;
}

/** In reading order. The lanes are shuffled, so the streams cross. */
export const STREAMS: readonly Stream[] = [
  { group: 'Tools', label: 'Ad accounts', amount: 16, lane: 4 },
  { group: 'Tools', label: 'Web forms', amount: 8, lane: 7 },
  { group: 'Tools', label: 'Email and phone', amount: 12, lane: 1 },
  { group: 'Data', label: 'Contacts', amount: 18, lane: 0 },
  { group: 'Data', label: 'Deals', amount: 14, lane: 5 },
  { group: 'Data', label: 'Invoices', amount: 6, lane: 8 },
  { group: 'Teams', label: 'Marketing', amount: 10, lane: 3 },
  { group: 'Teams', label: 'Sales', amount: 12, lane: 6 },
  { group: 'Teams', label: 'Service', amount: 9, lane: 2 },
  { group: 'Experiments', label: 'AI pilots', amount: 14, lane: 9 },
];

export const TOTAL = sum(STREAMS.map((stream) => stream.amount));

/** Returns the lanes of a river of the given width: color, width and distance from the outer side. */
export function lanes(width: number): { color: string; width: number; offset: number }[] {
  const inOrder = STREAMS.toSorted((a, b) => a.lane - b.lane);
  const widths = inOrder.map((stream) => (stream.amount / TOTAL) * width);
  const offsets = stack(widths);
  return widths.map((own, index) => ({
    color: ramp(index / (widths.length - 1)),
    width: round(own),
    offset: offsets[index]!,
  }));
}

/** The paint order, mixed so that the streams look woven. */
export const WEAVE = [4, 0, 7, 2, 9, 5, 1, 8, 3, 6] as const;

/** The description of the drawing for assistive technology. */
export const CONFLUENCE_LABEL =
  'Ten scattered streams (ad accounts, web forms, email and phone, contacts, deals, invoices, marketing, sales, ' +
  'service, and AI pilots) cross, become one customer record, and run on as one river: revenue you can forecast.';

/** Where the river of each drawing enters the next section, as fractions of the page's width. */
export const CROSSING = {
  wide: { left: 1152 / 1440, width: 238 / 1440 },
  mid: { left: 592 / 768, width: 150 / 768 },
  tall: { left: 216 / 360, width: 124 / 360 },
} as const;

/**
 * Returns the start of a stream: a path of a few separate pieces of growing length and thickness, and the x coordinate
 * at which the continuous stream starts.
 */
export function fragments(
  index: number,
  x: number,
  y: number,
  thickness: number,
  scale = 1,
): { d: string; end: number } {
  const pieces = [
    [5, 8, -5, 0.3],
    [12, 7, 4, 0.5],
    [22, 6, -2, 0.75],
  ].slice(index % 3 === 1 ? 1 : 0) as [number, number, number, number][];
  const stretch = (0.8 + ((index * 7) % 5) * 0.24) * scale;
  let at = x;
  const d = pieces.map(([length, gap, drift, share]) => {
    const start = round(at);
    const height = round(Math.max(2, thickness * share));
    const top = round(y + drift * scale * (index % 2 ? -1 : 1) - height / 2);
    at += (length + gap) * stretch;
    return `M${start} ${top}h${round(length * stretch)}v${height}H${start}z`;
  });
  return { d: d.join(''), end: round(at) };
}
