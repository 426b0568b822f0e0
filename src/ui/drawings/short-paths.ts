/** How many numbers follow each command of a path, and which of them are positions: `x` and `y` in turn, unless named. */
const NUMBERS: Record<string, string> = {
  m: 'xy',
  l: 'xy',
  h: 'x',
  v: 'y',
  c: 'xyxyxy',
  s: 'xyxy',
  q: 'xyxy',
  t: 'xy',
  a: '-----xy',
  z: '',
};

/** Into how many parts a unit is divided, by the size of a drawing: a large one is shown in about its size, or smaller. */
const grainOf = (size: number) => (size >= 300 ? 2 : 1_000);

const cache = new Map<string, string>();
const MOST = 5_000;

/** Writes the paths of the drawings in markup as short as they can be: compressed, a page is up to an eighth smaller. */
export const shortenPaths = (markup: string): string =>
  markup.replaceAll(/<svg\b[^>]*?viewBox="([^"]*)"[\s\S]*?<\/svg>/g, (drawing, box: string) => {
    const [, , width = 0, height = 0] = box.split(' ').map(Number);
    const grain = grainOf(Math.max(width, height));
    return drawing
      .replaceAll('></path>', '/>')
      .replaceAll(/(<path\b[^>]*? d=")([^"]*)/g, (_, before: string, path: string) => {
        return before + shortenOnce(path, grain);
      });
  });

function shortenOnce(path: string, grain: number) {
  const key = `${grain}${path}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  if (cache.size >= MOST) cache.clear();
  const short = shortenPath(path, grain);
  cache.set(key, short);
  return short;
}

/**
 * Writes a path with relative commands and rounded positions. Edges that meet still do: positions are rounded, not distances.
 * @param grain into how many parts a unit is divided
 * @returns a path that it cannot read, such as one with powers of ten, as it is
 */
export function shortenPath(path: string, grain: number): string {
  const segments = [...path.matchAll(/([a-z])([^a-z]*)/gi)].map(([, letter = '', list = '']) => {
    const command = letter.toLowerCase();
    const numbers = (list.match(/-?(?:\d*\.)?\d+/g) ?? []).map(Number);
    return { letter, command, pattern: NUMBERS[command] ?? '', numbers };
  });
  const isReadable = segments.every(
    ({ command, pattern, numbers: { length } }) =>
      command in NUMBERS && length % (pattern.length || Infinity) === 0,
  );
  if (!isReadable) return path;
  const snap = (value: number) => Math.round(value * grain) / grain;
  /** exact positions: of the pen, and where its line began */
  let [pen, start] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  let last = '';
  let text = '';
  const write = (command: string, numbers: readonly number[]) => {
    let isFirst = command !== last || command === 'm';
    if (isFirst) text += command;
    for (const number of numbers) {
      const written = writeNumber(number);
      text += isFirst || written.startsWith('-') ? written : ` ${written}`;
      isFirst = false;
    }
    last = command;
  };
  for (const { letter, command, pattern, numbers } of segments) {
    if (command === 'z') {
      pen = start;
      write('z', []);
    }
    for (let at = 0; at < numbers.length; at += pattern.length) {
      const from = pen;
      const moved = pattern.split('').map((axis, index) => {
        const value = numbers[at + index]!;
        if (axis !== 'x' && axis !== 'y') return value;
        const to = letter === command ? from[axis] + value : value;
        pen = { ...pen, [axis]: to };
        return snap(to) - snap(from[axis]);
      });
      const own = command === 'm' && at > 0 ? 'l' : command;
      const [x, y] = moved;
      if (own === 'm') start = pen;
      if (own === 'l' && y === 0) write('h', [x!]);
      else if (own === 'l' && x === 0) write('v', [y!]);
      else write(own, moved);
    }
  }
  return text.replace(/^m/, 'M');
}

const writeNumber = (value: number) =>
  String(Math.round(value * 1_000) / 1_000).replace(/^(-?)0\./, '$1.');
