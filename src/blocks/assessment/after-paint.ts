/** Runs work after the next paint, so that a press shows its effect first (INP). Runs it at once in a hidden tab. */
export function afterPaint(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}
