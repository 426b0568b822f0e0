/**
 * The option that an arrow key leads to: left and right in reading order, up and down to the nearest one in the next row, as
 * the options are laid out.
 * @returns undefined if the key moves nothing
 */
export function nextInGrid(
  options: readonly HTMLElement[],
  from: number,
  key: string,
): number | undefined {
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }[key];
  const start = options[from];
  if (step === undefined || !start) return undefined;
  const isSideways = key === 'ArrowRight' || key === 'ArrowLeft';
  let best: number | undefined;
  for (let at = from + step; options[at]; at += step) {
    if (isSideways) return at;
    const option = options[at]!;
    if (option.offsetTop === start.offsetTop && option.offsetLeft !== start.offsetLeft) continue;
    if (best === undefined) best = at;
    const row = options[best]!.offsetTop;
    if (option.offsetTop !== row || distance(option, start) > distance(options[best]!, start)) {
      if (option.offsetTop !== row) break;
      continue;
    }
    best = at;
    // Without a layout, each option is a row of its own.
    if (option.offsetLeft === start.offsetLeft) break;
  }
  return best;
}

const distance = (one: HTMLElement, other: HTMLElement): number =>
  Math.abs(one.offsetLeft - other.offsetLeft);
