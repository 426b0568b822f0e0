import { saveWaiting } from '#src/blocks/assessment/waiting.ts';

/** Time for the stream along its row, and again from there to the cover. */
const STREAM_MS = 320;
const STREAM = 'linear-gradient(var(--color-mint) 0 0) 0 100%';
/** Height of a row, and thickness of a stream (first-question.css), in the units of the drawing. */
const ROW = 64;
const WIDTH = 14;
/** Where the streams meet, in rows from the first. */
const MEETING = 2.7;

/**
 * Draws a stream from each option to the cover. An answer is stored in this browser, its stream is drawn and the assessment opens,
 * where the answer waits. Where storage is blocked the form is posted, as without scripts.
 */
export function start(form: HTMLElement): void {
  let opening: ReturnType<typeof setTimeout> | undefined;
  let drawn: Animation[] = [];
  for (const [index, option] of form.querySelectorAll('button').entries())
    option.insertAdjacentHTML('beforeend', streamOf(index));
  form.addEventListener('submit', (event) => {
    const chosen = event.submitter as HTMLButtonElement;
    if (!saveWaiting(chosen.value)) return;
    event.preventDefault();
    clearTimeout(opening);
    for (const option of form.querySelectorAll('button'))
      option.toggleAttribute('data-chosen', option === chosen);
    for (const animation of drawn) animation.cancel();
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    drawn = isStill ? [] : draw(chosen);
    opening = setTimeout(() => form.querySelector('a')!.click(), drawn.length * STREAM_MS);
  });
}

/** From the middle of its row to the place where all meet, behind the cover. */
function streamOf(index: number): string {
  const end = (MEETING - index) * ROW + (index - 1.5) * WIDTH;
  return `<svg viewBox="0 0 100 ${ROW}" preserveAspectRatio="none" aria-hidden="true"><path d="M0 ${ROW / 2}C50 ${ROW / 2} 50 ${end} 100 ${end}"/></svg>`;
}

const draw = (option: HTMLElement): Animation[] => [
  option.animate(
    { background: [`${STREAM} / 0 4px no-repeat`, `${STREAM} / 100% 4px no-repeat`] },
    { duration: STREAM_MS, fill: 'both' },
  ),
  option
    .querySelector('svg')!
    .animate(
      { clipPath: ['inset(-200% 100% -200% 0)', 'inset(-200% 0)'] },
      { duration: STREAM_MS, delay: STREAM_MS, fill: 'backwards' },
    ),
];
