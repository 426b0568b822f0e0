/** Two figures of the same kind, to be drawn as thickness. */
export interface BeforeAfter {
  before: number;
  after: number;
}

const NUMBER = /\d[\d,]*(?:\.\d+)?/;

/** The figures in `$118 CAC` and `$48 CAC`; undefined unless the words around them are the same. */
export function beforeAfter(before: string, after: string): BeforeAfter | undefined {
  const figures = [before, after].map((text) => Number(NUMBER.exec(text)?.[0].replaceAll(',', '')));
  const [first = Number.NaN, second = Number.NaN] = figures;
  const comparable = before.replace(NUMBER, '') === after.replace(NUMBER, '');
  const known = Number.isFinite(first) && Number.isFinite(second) && Math.max(first, second) > 0;
  return comparable && known ? { before: first, after: second } : undefined;
}
