import { type CSSProperties, useCallback, useEffect, useId, useRef, useState } from 'react';
import { type CanvasWidth, scaleOf } from '#src/admin/page-editor/canvas/canvas-widths.ts';
import { useRoom } from '#src/admin/page-editor/canvas/use-room.ts';
import { exampleValues } from '#src/domains/content/templates/sample-post.ts';
import {
  sectionsOf,
  type TemplateContent,
} from '#src/domains/content/templates/template-content.ts';
import { fillIn } from '#src/domains/content/templates/template-variables.ts';
import '#src/admin/page-editor/canvas/canvas.css';

interface SamplePostProps {
  documentId: string;
  title: string;
  /** of the stored working copy */
  version: number;
  template: TemplateContent;
  /** id of a section */
  selected: string | undefined;
  onSelect(id: string): void;
}

const WIDTHS: readonly { width: CanvasWidth; name: string }[] = [
  { width: 1440, name: 'Desktop' },
  { width: 768, name: 'Tablet' },
  { width: 390, name: 'Phone' },
];
/** A stage narrower than this starts with the page of a phone. */
const NARROW = 560;

/** A post from the template with sample text, as the site would show it. */
export function SamplePost(props: SamplePostProps) {
  const { documentId, title, version, template, selected, onSelect } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const name = useId();
  const [chosen, setWidth] = useState<CanvasWidth>();
  const room = useRoom(stage);
  const width = chosen ?? (room.width < NARROW ? 390 : 1440);
  const address = `/admin/api/documents/${documentId}/sample`;
  const { hasFailed, onLoad } = useNewest(frame, address, version, (text) => {
    const pressed = sectionsOf(template).find(
      (each) => shownHeading(template, each.heading) === text,
    );
    if (pressed) onSelect(pressed.id);
  });
  const section = sectionsOf(template).find(({ id }) => id === selected);
  const heading = section && shownHeading(template, section.heading);
  useEffect(() => {
    const doc = frame.current?.contentDocument;
    if (doc && heading) showHeading(doc, heading);
  }, [heading]);
  const scale = scaleOf('fit', width, room.width);
  const size: CSSProperties = {
    width,
    height: Math.max(1, room.height / scale),
    transform: `scale(${scale})`,
  };
  return (
    <section className="canvas" aria-label="Preview">
      <div className="canvas-bar">
        <fieldset className="canvas-widths">
          <legend className="sr-only">Width</legend>
          {WIDTHS.map((option) => (
            <label key={option.width} title={`${option.width} px`}>
              <input
                type="radio"
                name={name}
                checked={option.width === width}
                onChange={() => setWidth(option.width)}
              />
              <span>{option.name}</span>
            </label>
          ))}
        </fieldset>
        <p className="sample-note">Sample text, with the examples of the variables</p>
      </div>
      <div className="canvas-stage" ref={stage}>
        <div className="canvas-sheet" style={{ width: width * scale, height: room.height }}>
          <iframe
            ref={frame}
            title={`${title}, as a post with sample text`}
            // Scripts are refused by the policy of the document. WebKit runs no listener of ours without `allow-scripts`.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-same-origin allow-scripts"
            src={address}
            style={size}
            onLoad={onLoad}
            tabIndex={-1}
          />
        </div>
        <p className="canvas-behind" role="status">
          {hasFailed ? 'The server cannot be reached. The preview follows as soon as it can.' : ''}
        </p>
      </div>
    </section>
  );
}

/** A heading with the examples of the variables. */
const shownHeading = (template: TemplateContent, heading: string): string =>
  fillIn(heading, exampleValues(template)).trim();

/** Shows each stored version without loading the frame again, so that it stays where it was scrolled to. */
function useNewest(
  frame: React.RefObject<HTMLIFrameElement | null>,
  address: string,
  version: number,
  onHeading: (text: string) => void,
) {
  const [hasFailed, setFailed] = useState(false);
  const shown = useRef(version);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!isLoaded || shown.current === version) return;
    const controller = new AbortController();
    fetch(address, { signal: controller.signal })
      .then(async (response) => {
        const doc = frame.current?.contentDocument;
        if (!response.ok || !doc) throw new Error('There is no preview.');
        replaceMain(doc, await response.text());
        shown.current = version;
        setFailed(false);
      })
      .catch(() => {
        if (!controller.signal.aborted) setFailed(true);
      });
    return () => controller.abort();
  }, [frame, address, version, isLoaded]);
  const latest = useRef(onHeading);
  useEffect(() => {
    latest.current = onHeading;
  });
  const onLoad = useCallback(() => {
    const doc = frame.current?.contentDocument;
    // Before its first load, a frame has an empty document.
    if (doc?.readyState !== 'complete' || !doc.querySelector('main')) return;
    settleFrame(doc, (text) => latest.current(text));
    setLoaded(true);
  }, [frame]);
  // The frame may have loaded before the browser took over the page.
  useEffect(onLoad, [onLoad]);
  return { hasFailed, onLoad };
}

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
function settleFrame(doc: Document, onHeading: (text: string) => void): void {
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
function replaceMain(doc: Document, html: string): void {
  const fresh = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
  const old = doc.querySelector('main');
  if (!fresh || !old) return;
  old.replaceWith(doc.adoptNode(fresh));
  settleParts(doc);
}

/** Scrolls the frame to a heading of the article. */
function showHeading(doc: Document, text: string): void {
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
