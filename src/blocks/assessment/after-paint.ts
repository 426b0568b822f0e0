/** Does something once what has just changed can be seen: a press is answered first (INP). At once in a hidden tab. */
export function afterPaint(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}
