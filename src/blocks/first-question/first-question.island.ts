import { saveWaiting } from '#src/blocks/assessment/waiting.ts';

/** Time for the stream along its row, and again from there to the cover. */
const STREAM_MS = 320;
const STREAM = 'linear-gradient(var(--color-mint) 0 0) 0 100%';
/** Where there is room for streams beside the options. */
const WIDE = '(width >= 68.75rem)';
/** Height of a row, and thickness of a stream, in the units of the drawing. */
const ROW = 64;
const WIDTH = 14;
const PLACE = 'position:absolute;left:100%;width:9rem;height:100%;overflow:visible';
const LOOK = `fill:none;stroke:var(--color-mint);stroke-width:${WIDTH};opacity:.2`;
/** Where the streams meet, in rows from the first. */
const MEETING = 2.7;

/**
 * Draws a stream from each option to the cover. An answer is stored in this browser, its stream is drawn and the assessment opens,
 * where the answer waits. Where storage is blocked the form is posted, as without scripts.
 */
export function start(form: HTMLElement): void {
  let opening: ReturnType<typeof setTimeout> | undefined;
  let drawn: Animation[] = [];
  const options = form.querySelectorAll('button');
  for (const [index, option] of options.entries())
    option.insertAdjacentHTML('beforeend', streamOf(index));
  form.addEventListener('submit', (event) => {
    const chosen = event.submitter as HTMLButtonElement;
    if (!saveWaiting(chosen.value)) return;
    event.preventDefault();
    clearTimeout(opening);
    for (const animation of drawn) animation.cancel();
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    drawn = isStill ? [] : draw(chosen);
    opening = setTimeout(() => form.querySelector('a')!.click(), drawn.length * STREAM_MS);
  });
}

/** From the middle of its row to the place where all meet, behind the cover. */
function streamOf(index: number): string {
  const end = (MEETING - index) * ROW + (index - 1.5) * WIDTH;
  const display = matchMedia(WIDE).matches ? 'block' : 'none';
  const path = `M0 ${ROW / 2}C50 ${ROW / 2} 50 ${end} 100 ${end}`;
  return `<svg viewBox="0 0 100 ${ROW}" preserveAspectRatio="none" aria-hidden="true" style="display:${display};${PLACE};${LOOK}"><path d="${path}"/></svg>`;
}

const draw = (option: HTMLElement): Animation[] => [
  option.animate(
    { background: [`${STREAM} / 0 4px no-repeat`, `${STREAM} / 100% 4px no-repeat`] },
    { duration: STREAM_MS, fill: 'both' },
  ),
  option
    .querySelector('svg')!
    .animate(
      { opacity: [1, 1], clipPath: ['inset(-300% 100% -300% 0)', 'inset(-300% 0)'] },
      { duration: STREAM_MS, delay: STREAM_MS, fill: 'forwards' },
    ),
];
