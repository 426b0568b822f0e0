import { SVG_ATTRIBUTES, SVG_ELEMENTS } from './svg-subset.ts';

export interface Drawing {
  markup: string;
  /** of the viewBox or the size attributes, in pixels; null when it has neither */
  width: number | null;
  height: number | null;
}

/** What is never part of a drawing. Checked in the text first, so that an attack costs no parsing. */
const FORBIDDEN: readonly [RegExp, string][] = [
  [/<!ENTITY|<!DOCTYPE[^>]{0,200}\[/i, 'entities'],
  [/<(?:[\w.-]+:)?script[\s>/]/i, 'a script'],
  [/<(?:[\w.-]+:)?foreignObject[\s>/]/i, 'HTML (foreignObject)'],
  [/<(?:[\w.-]+:)?(?:iframe|object|embed|audio|video|canvas)[\s>/]/i, 'embedded content'],
  [/[\s"'/]on[a-z]+\s*=/i, 'an event handler'],
  [/(?:java|vb)script\s*:/i, 'a script in an address'],
  [/@import/i, 'a style sheet from elsewhere'],
  [/\b(?:image-set|src)\(/i, 'a file from elsewhere'],
  [/url\(\s*(?:&quot;|["'])?\s*(?!#|&quot;|["'])/i, 'a file from elsewhere'],
  [/url\(\s*(?:&quot;|["'])\s*(?!#)/i, 'a file from elsewhere'],
  [
    /[\s"'](?:xlink:)?href\s*=\s*["']?\s*(?!["']?\s*(?:#|data:image\/(?:png|jpeg|webp);base64,))/i,
    'a link or file from elsewhere',
  ],
];

/** They can hide an address. Not a pattern: it would take quadratic time. */
const ESCAPES = 'escaped styles';

/**
 * Reduces an SVG to shapes, text, gradients, filters and embedded pictures.
 * @returns or a sentence that says why it is refused: what could run, or load something, is never removed silently
 */
export async function sanitizeSvg(text: string): Promise<Drawing | { message: string }> {
  const message = refuseContent(text);
  if (message) return { message };
  const tooComplex = refuseStructure(text);
  if (tooComplex) return { message: tooComplex };
  const { default: sanitizeHtml } = await import('sanitize-html');
  let sizes: { width: number | null; height: number | null } | undefined;
  const markup = sanitizeHtml(text.replace(/^\uFEFF/, ''), {
    allowedTags: [...SVG_ELEMENTS],
    allowedAttributes: { '*': [...SVG_ATTRIBUTES] },
    allowVulnerableTags: true,
    parseStyleAttributes: false,
    allowedSchemes: ['data'],
    allowedSchemesAppliedToAttributes: ['href', 'xlink:href'],
    nonTextTags: ['script', 'metadata', 'foreignObject'],
    selfClosing: [],
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: {
      svg(tagName, attributes) {
        sizes ??= sizeOf(attributes);
        const xmlns = { xmlns: 'http://www.w3.org/2000/svg' };
        return { tagName, attribs: { ...attributes, ...xmlns } };
      },
    },
  }).trim();
  if (!sizes || !/^<svg[\s>]/.test(markup) || !markup.endsWith('</svg>'))
    return { message: 'This drawing cannot be read. Export it again as plain SVG.' };
  // Again, since character references are decoded now.
  const late = refuseContent(markup);
  return late ? { message: late } : { markup, ...sizes };
}

/** Deeper ones, which no drawing program makes, take the parser quadratic time. */
const MAX_DEPTH = 200;
/** Starts and ends. The most detailed map of 1 MB has a third of it. */
const MAX_TAGS = 30_000;

/** Bounds the time of parsing, before it. */
function refuseStructure(text: string): string | undefined {
  let depth = 0;
  let tags = 0;
  for (const [tag] of text.matchAll(/<\/|\/>|<(?=[a-z])/gi)) {
    depth += tag === '<' ? 1 : -1;
    tags += 1;
    if (depth > MAX_DEPTH)
      return `This drawing is nested more than ${MAX_DEPTH} deep. Simplify it.`;
    if (tags > MAX_TAGS)
      return 'This drawing has too many shapes to show it on a page. Simplify it, or save it as PNG.';
  }
  return undefined;
}

function refuseContent(text: string): string | undefined {
  const hasEscapes = text.includes('\\') && /style/i.test(text);
  const found = hasEscapes ? ESCAPES : FORBIDDEN.find(([pattern]) => pattern.test(text))?.[1];
  return found && `This drawing contains ${found}, which is not allowed. Export it without.`;
}

function sizeOf(attributes: Readonly<Record<string, string>>) {
  const [, , boxWidth, boxHeight] = (attributes['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = pixels(attributes['width']) ?? positive(boxWidth);
  const height = pixels(attributes['height']) ?? positive(boxHeight);
  return width && height ? { width, height } : { width: null, height: null };
}

/** A length without a unit, or in pixels. */
const pixels = (length: string | undefined) =>
  /^\s*[\d.]+(?:px)?\s*$/.test(length ?? '') ? positive(Number.parseFloat(length!)) : undefined;

const positive = (value: number | undefined) =>
  value !== undefined && Number.isFinite(value) && value > 0
    ? Math.max(1, Math.round(value))
    : undefined;
