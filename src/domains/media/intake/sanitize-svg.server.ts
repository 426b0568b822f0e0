import { SaxesParser, type SaxesTagNS } from 'saxes';
import { BrokenPictureError, readPictureMetadata } from '../encode-picture.server.ts';
import { MAX_PIXELS } from '../asset.ts';
import { contains, RefusedDrawing } from './refused-drawing.ts';
import { type PaintedElement, refuseCost } from './svg-cost.ts';
import { resolveEntities } from './svg-entities.ts';
import { measureDrawing } from './svg-size.ts';
import { findForeign, namedIds } from './svg-styles.ts';
import { SVG_ATTRIBUTES, SVG_ELEMENTS } from './svg-subset.ts';

export interface Drawing {
  markup: string;
  /** of the size attributes or the viewBox, in pixels; null when it has neither */
  width: number | null;
  height: number | null;
}

/** Why a drawing is refused, as a sentence; `isTooMuch` if a browser that shows it might freeze. */
interface DrawingRefusal {
  message: string;
  isTooMuch: boolean;
}

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const PREFIXES = new Map([
  ['svg', SVG],
  ['xlink', XLINK],
]);
const XML = 'http://www.w3.org/XML/1998/namespace';

/** Elements that are never part of a drawing, of whatever namespace. */
const FORBIDDEN: Readonly<Record<string, string>> = {
  script: 'a script',
  ...Object.fromEntries(
    ['iframe', 'object', 'embed', 'audio', 'video', 'canvas', 'img'].map((name) => [
      name,
      'embedded content',
    ]),
  ),
};

/** Elements whose text is shown, or read. Between others, text is only white space. */
const WITH_TEXT = new Set(['text', 'tspan', 'textPath', 'title', 'desc', 'style']);

/** Deeper ones, which no drawing program makes, take a parser quadratic time. */
const MAX_DEPTH = 200;
/** The most detailed map of 1 MB has a third of it. */
const MAX_ELEMENTS = 15_000;

const PICTURE = /^data:im(?:age|g)\/(png|jpe?g|webp);base64,/i;

/**
 * Reduces an SVG to shapes, text, gradients, filters, animations and embedded pictures.
 * @returns or why it is refused: what could run, or load something, is never removed silently
 */
export async function sanitizeSvg(text: string): Promise<Drawing | DrawingRefusal> {
  try {
    const { pictures, ...drawing } = readDrawing(text);
    await refusePictures(pictures);
    return drawing;
  } catch (error) {
    if (!(error instanceof RefusedDrawing)) throw error;
    return { message: error.message, isTooMuch: error.isTooMuch };
  }
}

function readDrawing(text: string): Drawing & { pictures: string[] } {
  const parser = new SaxesParser({
    xmlns: true,
    // Programs leave out declarations of what is theirs, and of these two.
    resolvePrefix: (prefix: string) => PREFIXES.get(prefix) ?? `urn:${prefix}`,
  });
  const written: string[] = [];
  const pictures: string[] = [];
  const open: (PaintedElement & { text?: string[] })[] = [];
  const byId = new Map<string, PaintedElement>();
  let [root, sizes]: [PaintedElement?, ReturnType<typeof measureDrawing>?] = [];
  let css = '';
  let elements = 0;
  /** depth of the element that is left out with all that is in it; and whether a browser would show it as HTML */
  let skipped = 0;
  let isHtml = false;

  parser.on('error', (error) => {
    const [line, reason] = [/^(?:[^:]*:)?(\d+):\d+:/.exec(error.message)?.[1], error.message];
    throw new RefusedDrawing(
      `This drawing cannot be read: it is not valid XML${line ? ` in line ${line}` : ''} (${reason.replace(/^[\d:\s]+/, '').replace(/\.$/, '')}). Export it again as plain SVG.`,
    );
  });
  parser.on('doctype', (doctype) => {
    Object.assign(parser.ENTITIES, resolveEntities(doctype, text));
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') throw contains('a style sheet from elsewhere');
  });
  parser.on('opentag', (tag) => {
    elements += 1;
    if (elements > MAX_ELEMENTS)
      throw new RefusedDrawing(
        'This drawing has too many shapes to show it on a page. Simplify it, or save it as PNG.',
        true,
      );
    if (open.length + skipped >= MAX_DEPTH)
      throw new RefusedDrawing(
        `This drawing is nested more than ${MAX_DEPTH} deep. Simplify it.`,
        true,
      );
    const found = Object.hasOwn(FORBIDDEN, tag.local) && FORBIDDEN[tag.local];
    if (found) throw contains(found);
    const isDrawn = tag.uri === SVG || tag.uri === '';
    if (skipped > 0 || !isDrawn || !SVG_ELEMENTS.has(tag.local) || (!root && tag.local !== 'svg')) {
      // A switch shows another of its elements where HTML is not shown.
      if (tag.local === 'foreignObject' && isDrawn) isHtml = open.at(-1)?.name !== 'switch';
      skipped += 1;
      return;
    }
    const kept = keptAttributes(tag, pictures);
    if (!root) {
      sizes = measureDrawing(kept);
      if (sizes.viewBox) kept.set('viewBox', sizes.viewBox);
    }
    const element = paintedElement(tag.local, kept);
    const id = kept.get('id');
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
    open.at(-1)?.children.push(element);
    open.push(element);
    const attributes = root ? kept : new Map([['xmlns', SVG], ...kept]);
    root ??= element;
    written.push(
      `<${tag.local}`,
      ...[...attributes].map(([name, value]) => ` ${name}="${escapeValue(value)}"`),
      tag.isSelfClosing ? '/>' : '>',
    );
  });
  const addText = (part: string) => {
    if (isHtml && part.trim() !== '') throw contains('text as HTML (foreignObject)');
    const name = open.at(-1)?.name;
    if (skipped > 0 || name === undefined || !WITH_TEXT.has(name)) return;
    if (name === 'style') css += part;
    written.push(escapeXml(part));
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', ({ local, isSelfClosing }) => {
    if (skipped > 0) {
      skipped -= 1;
      if (skipped === 0) isHtml = false;
      return;
    }
    open.pop();
    if (!isSelfClosing) written.push(`</${local}>`);
  });
  parser.write(text.replace(/^\uFEFF?\s+(?=<\?xml)/, '')).close();
  if (!root || !sizes)
    throw new RefusedDrawing('This is XML, but no drawing. Export it again as plain SVG.');
  const foreign = findForeign(css);
  if (foreign) throw contains(foreign);
  refuseCost(root, byId, css);
  const { width, height } = sizes;
  return { markup: written.join(''), width, height, pictures };
}

/** The attributes that stay, with `href` for both of its names. */
function keptAttributes(tag: SaxesTagNS, pictures: string[]): Map<string, string> {
  const kept = new Map<string, string>();
  for (const { local, uri, value: given } of Object.values(tag.attributes)) {
    const isOwn = uri === '' || (uri === XLINK && local === 'href');
    if (isOwn && /^on[a-z]/i.test(local)) throw contains('an event handler');
    const name = uri === XML ? `xml:${local}` : local;
    if (!(isOwn || uri === XML) || !SVG_ATTRIBUTES.has(name)) continue;
    let value = given;
    if (name === 'href') {
      value = given
        .trim()
        .replace(
          PICTURE,
          (_, type: string) => `data:image/${type.toLowerCase().replace('jpg', 'jpeg')};base64,`,
        );
      if (PICTURE.test(value) && tag.local === 'image') pictures.push(value);
      else if (/^data:image\//i.test(value))
        throw contains('an embedded picture that is no PNG, JPEG or WebP');
      else if (value !== '' && !value.startsWith('#'))
        throw contains('a link or file from elsewhere');
      if (uri === XLINK && kept.has('href')) continue;
    } else {
      const foreign = findForeign(value);
      if (foreign) throw contains(foreign);
      if (name === 'attributeName' && /href$/i.test(value))
        throw contains('an address that changes');
    }
    kept.set(name, value);
  }
  return kept;
}

function paintedElement(name: string, attributes: ReadonlyMap<string, string>): PaintedElement {
  const href = attributes.get('href');
  const isUse = (name === 'use' || name === 'pattern') && href?.startsWith('#');
  return {
    name,
    classes: (attributes.get('class') ?? '').split(/\s+/),
    uses: [...(isUse ? [href!.slice(1)] : []), ...[...attributes.values()].flatMap(namedIds)],
    points: 1 + (attributes.get('d') ?? attributes.get('points') ?? '').length / 4,
    children: [],
  };
}

/** Embedded pictures are bounded as uploaded ones are. */
async function refusePictures(addresses: readonly string[]) {
  let pixels = 0;
  for (const address of addresses) {
    try {
      const contents = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
      const { width, height } = await readPictureMetadata(contents);
      pixels += width * height;
    } catch (error) {
      if (!(error instanceof BrokenPictureError)) throw error;
      throw contains('an embedded picture that cannot be read');
    }
    if (pixels > MAX_PIXELS)
      throw new RefusedDrawing(
        `The pictures in this drawing have more than ${MAX_PIXELS / 1_000_000} million pixels. Embed smaller ones.`,
        true,
      );
  }
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** White space, too, which a parser would replace by spaces. */
const escapeValue = (value: string) =>
  escapeXml(value)
    .replaceAll('"', '&quot;')
    .replaceAll(/[\n\r\t]/g, (space) => `&#${space.charCodeAt(0)};`);
