const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
const NAMES: Readonly<Record<string, string>> = {
  header: 'Header',
  main: 'Content',
  footer: 'Footer',
};

/** Leaves nothing in a part of a page to be reached by Tab, which would lead through all of its links. */
export function leaveOutOfTabs(part: ParentNode): void {
  for (const control of part.querySelectorAll<HTMLElement>(CONTROLS)) control.tabIndex = -1;
}

/**
 * Takes charge of a page in a frame of the editor: no form is sent, nothing is reached by Tab, and its landmarks are not those of the
 * editor around it.
 * @param of names it, such as `the page`
 */
export function takeCharge(doc: Document, of: string, signal?: AbortSignal): void {
  const options = { capture: true, ...(signal && { signal }) };
  doc.addEventListener('submit', (event) => event.preventDefault(), options);
  for (const landmark of doc.querySelectorAll('body > :is(header, main, footer)'))
    landmark.setAttribute('aria-label', `${NAMES[landmark.localName] ?? 'Part'} of ${of}`);
  leaveOutOfTabs(doc);
}

/** Scrolls a frame. Not `scrollIntoView`, which would scroll the editor around it, too. */
export function scrollFrame(view: Window, top: number): void {
  const isCalm = view.matchMedia('(prefers-reduced-motion: reduce)').matches;
  view.scrollTo({ top: Math.max(0, top), behavior: isCalm ? 'auto' : 'smooth' });
}
