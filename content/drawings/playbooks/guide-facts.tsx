const BAR = 3;
const CELL = 10;
const HEIGHT = 12;

/** One bar per minute. */
export function MinuteBars({ minutes }: { minutes: number }) {
  const width = minutes * BAR * 2 - BAR;
  const bars = Array.from({ length: minutes }, (_, minute) => `M${minute * BAR * 2} 0h3v12h-3z`);
  return (
    <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
      <path d={bars.join('')} />
    </svg>
  );
}

/** A rating as filled cells of five; the last one may be partly filled. */
export function RatingCells({ rating, of = 5 }: { rating: number; of?: number }) {
  const width = of * (CELL + 2) - 2;
  const cell = (index: number, from: number, to: number) =>
    to > from ? `M${index * (CELL + 2) + from} 0h${to - from}v${HEIGHT}h${from - to}z` : '';
  const filled = Array.from({ length: of }, (_, index) =>
    Math.round(Math.min(1, Math.max(0, rating - index)) * CELL),
  );
  return (
    <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
      <path d={filled.map((to, index) => cell(index, 0, to)).join('')} />
      <path className="rest" d={filled.map((from, index) => cell(index, from, CELL)).join('')} />
    </svg>
  );
}
