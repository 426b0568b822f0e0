/**
 * Shows the drawing of a story as it was before, to the right of the handle, which is a range from before (0) to after (100). What is
 * right of the handle has not changed yet, so the label of After waits until the handle has passed.
 */
export function start(compare: HTMLElement): void {
  const handle = compare.querySelector('input')!;
  const [before, after] = [...compare.parentElement!.querySelectorAll<HTMLElement>('dl > *')];
  const textOf = (label: HTMLElement) =>
    [...label.children].map(({ textContent }) => textContent).join(': ');
  function show() {
    const { valueAsNumber: percent } = handle;
    compare.style.setProperty('--at', `${percent / 100}`);
    after!.style.visibility = percent < 100 ? 'hidden' : '';
    const end = { 0: before!, 100: after! }[percent];
    handle.ariaValueText = end ? textOf(end) : `${percent}% changed`;
  }
  handle.addEventListener('input', show);
  show();
}
