import type { SectionChangeKind } from '#src/domains/documents/diff-sections.ts';
import type { Span, Spans } from './scroll-map.ts';

/** What is read from, and drawn into, the picture of a page: a document of the server without scripts, in a frame. */

/** The document of a frame; undefined if it is not the picture, such as the page to sign in. */
export function pictureOf(frame: HTMLIFrameElement): Document | undefined {
  const shown = frame.contentDocument;
  const isPicture =
    shown?.contentType === 'text/html' &&
    shown.location.pathname.endsWith('/canvas') &&
    shown.querySelector('main') !== null;
  return isPicture ? shown : undefined;
}

const MARK = /^(\/?)block:(.*)$/s;

/** Where each section is. It stands between two comments with its id. */
export function spansIn(picture: Document): Spans {
  const spans = new Map<string, Span>();
  const comments = picture.createTreeWalker(picture.body, NodeFilter.SHOW_COMMENT);
  const start = picture.documentElement.getBoundingClientRect().top;
  const range = picture.createRange();
  while (comments.nextNode()) {
    const [, isEnd, encoded] = MARK.exec((comments.currentNode as Comment).data) ?? [];
    if (encoded === undefined) continue;
    const id = decodeURIComponent(encoded);
    if (isEnd) {
      range.setEndBefore(comments.currentNode);
      const box = range.getBoundingClientRect();
      if (box.height > 0) spans.set(id, { top: box.top - start, bottom: box.bottom - start });
    } else range.setStartAfter(comments.currentNode);
  }
  return spans;
}

/** Makes a picture one: nothing in it can be reached or followed. It still scrolls. */
export function seal(picture: Document): void {
  for (const child of picture.body.children) (child as HTMLElement).inert = true;
}

const LAYER = 'compare-marks';
const COLORS: Readonly<Record<SectionChangeKind, string>> = {
  added: '#0b7a6a',
  shown: '#0b7a6a',
  removed: '#9c1f21',
  hidden: '#9c1f21',
  changed: '#b0450b',
  moved: '#47605a',
};

export type Marks = ReadonlyMap<string, SectionChangeKind>;

/**
 * Draws a bar beside each section that has changed, and a frame around the current one.
 * @param scale at which the picture is shown
 */
export function drawMarks(
  picture: Document,
  spans: Spans,
  marks: Marks,
  current: string | null | undefined,
  scale: number,
): void {
  picture.getElementById(LAYER)?.remove();
  const layer = picture.createElement('div');
  layer.id = LAYER;
  layer.setAttribute('aria-hidden', 'true');
  for (const [id, kind] of marks) {
    const span = spans.get(id);
    if (!span) continue;
    const bar = picture.createElement('div');
    const color = COLORS[kind];
    const outline = id === current ? `inset 0 0 0 ${3 / scale}px ${color}, ` : '';
    bar.dataset['section'] = id;
    bar.style.cssText = `position:absolute;left:0;right:0;pointer-events:none;z-index:1;
      top:${span.top}px;height:${span.bottom - span.top}px;
      box-shadow:${outline}inset ${8 / scale}px 0 0 ${color}`;
    layer.append(bar);
  }
  picture.body.append(layer);
}
