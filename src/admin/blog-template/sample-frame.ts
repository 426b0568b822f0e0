const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
const HEADINGS = '.article-body :is(h2, h3, h4)';
const NAMES: Readonly<Record<string, string>> = {
  header: 'Header',
  main: 'Text',
  footer: 'Footer',
};

const settled = new WeakSet<Document>();

/**
 * Takes charge of a loaded sample: nothing in it leads anywhere.
 * @param onHeading called with the text of a heading that was pressed
 */
export function settleFrame(doc: Document, onHeading: (text: string) => void): void {
  if (settled.has(doc)) return;
  settled.add(doc);
  doc.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      const heading = (event.target as Element).closest?.(HEADINGS);
      if (heading) onHeading(heading.textContent.trim());
    },
    { capture: true },
  );
  doc.addEventListener('submit', (event) => event.preventDefault(), { capture: true });
  settleParts(doc);
}

/** Nothing is reached by Tab, and landmarks of the page are not those of the editor around it. */
function settleParts(doc: Document): void {
  for (const control of doc.querySelectorAll<HTMLElement>(CONTROLS)) control.tabIndex = -1;
  for (const landmark of doc.querySelectorAll('body > :is(header, main, footer)'))
    landmark.setAttribute('aria-label', `${NAMES[landmark.localName] ?? 'Part'} of the sample`);
}

/** Takes the main part of a document over into the frame, which keeps its scroll position. */
export function replaceMain(doc: Document, html: string): void {
  const fresh = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
  const old = doc.querySelector('main');
  if (!fresh || !old) return;
  old.replaceWith(doc.adoptNode(fresh));
  settleParts(doc);
}

/** Scrolls the frame to a heading of the article. */
export function showHeading(doc: Document, text: string): void {
  const found = [...doc.querySelectorAll(HEADINGS)].find(
    (heading) => heading.textContent.trim() === text,
  );
  const view = doc.defaultView;
  if (!found || !view) return;
  const reduced = view.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Not `scrollIntoView`, which would scroll the editor around the frame, too.
  const { top } = found.getBoundingClientRect();
  const middle = view.scrollY + top - view.innerHeight / 3;
  view.scrollTo({ top: Math.max(0, middle), behavior: reduced ? 'auto' : 'smooth' });
}
