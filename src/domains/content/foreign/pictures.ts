import { type BodyNode, textOfBody } from '../body/post-body.ts';
import { absoluteOf } from './addresses.ts';
import {
  type ForeignOptions,
  type ForeignPicture,
  PICTURE_KEY,
  pictureNamed,
} from './foreign-body.ts';
import { type ForeignElement, descendants } from './html-tree.ts';
import type { Notes } from './notes.ts';

const LIBRARY = /^\/media\/[^?#]+$/;
const DATA = /^data:(image\/[\w+.-]+)((?:;[\w=-]+)*),/i;
const MAX_CAPTION = 240;

export type Pictures = ReturnType<typeof createPictures>;

/** Reads the pictures of a text, and gathers those that are not in the library yet. */
export function createPictures(
  root: ForeignElement,
  { rtf, origin, base }: ForeignOptions,
  notes: Notes,
) {
  const found: ForeignPicture[] = [];
  const captions = new WeakSet<BodyNode>();
  const bytesOfFiles = filesInRtf(root, rtf);

  function keep(element: ForeignElement, source: ForeignPicture['source']): BodyNode {
    const key = `${PICTURE_KEY}${found.length}`;
    const alt = altOf(element);
    found.push({ key, source, alt, after: notes.after() });
    return { type: 'image', attrs: { src: key, alt } };
  }

  return {
    /** the node of an `<img>`, text in its place, or undefined if it shows nothing or had no place */
    read(element: ForeignElement): BodyNode | string | undefined {
      const { attributes } = element;
      const src = (attributes['src'] ?? '').trim();
      if (isEmoji(attributes['alt'])) return attributes['alt'];
      if (isPixel(element)) return undefined;
      const own = pathOf(src, origin);
      if (LIBRARY.test(own)) return { type: 'image', attrs: { src: own, alt: altOf(element) } };
      const picture = bytesOfFiles.get(element) ?? bytesOfData(src);
      if (picture) return keep(element, picture);
      const address = src.startsWith('//') ? `https:${src}` : (absoluteOf(src, base) ?? src);
      if (/^https?:\/\//i.test(address) && URL.canParse(address)) return keep(element, { address });
      notes.add('picture', pictureNamed(altOf(element)));
      return undefined;
    },
    /** marks a paragraph as the caption of the picture before it */
    caption(node: BodyNode): BodyNode {
      captions.add(node);
      return node;
    },
    /** blocks with captions in their pictures */
    withCaptions: (blocks: BodyNode[]): BodyNode[] =>
      blocks.filter((block, at) => {
        const before = blocks[at - 1];
        const caption = textOfBody(block);
        const isCaption =
          captions.has(block) && before?.type === 'image' && caption.length <= MAX_CAPTION;
        if (isCaption) before.attrs = { ...before.attrs, caption };
        return !isCaption;
      }),
    all: (): ForeignPicture[] => found,
  };
}

const altOf = ({ attributes }: ForeignElement) =>
  (attributes['alt'] ?? '').replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();

const isEmoji = (alt: string | undefined): alt is string =>
  alt !== undefined &&
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Component}){1,12}$/u.test(alt) &&
  !/^[\d#*]+$/.test(alt);

/** Pictures that count readers, or keep space. */
const isPixel = ({ attributes, style }: ForeignElement) =>
  [attributes['width'] ?? style['width'], attributes['height'] ?? style['height']].every(
    (size) => size !== undefined && Number.parseFloat(size) <= 1,
  );

function pathOf(src: string, origin: string | undefined) {
  const url = origin === undefined ? null : URL.parse(src);
  return url && url.origin === origin ? url.pathname : src;
}

/** The bytes in a `data:` address; undefined for another address, or broken ones. */
function bytesOfData(src: string): RtfPicture | undefined {
  const [head = '', type = '', options = ''] = DATA.exec(src) ?? [];
  if (head === '') return undefined;
  try {
    const text = src.slice(head.length);
    const bytes = /;base64/i.test(options)
      ? Uint8Array.from(atob(decodeURIComponent(text).replaceAll(/\s/g, '')), (sign) =>
          sign.charCodeAt(0),
        )
      : new TextEncoder().encode(decodeURIComponent(text));
    return { bytes, type: type.toLowerCase() };
  } catch {
    return undefined;
  }
}

/** Word's HTML names files of its computer; their bytes are in the RTF beside it, in the same order. */
function filesInRtf(
  root: ForeignElement,
  rtf: string | undefined,
): Map<ForeignElement, RtfPicture> {
  if (rtf === undefined) return new Map();
  const files = Array.from(descendants(root)).filter(
    ({ name, attributes }) => name === 'img' && /^file:/i.test(attributes['src'] ?? ''),
  );
  const pictures = picturesOfRtf(rtf);
  if (pictures.length !== files.length) return new Map();
  return new Map(
    files.flatMap((file, at) => (pictures[at] ? [[file, pictures[at]] as const] : [])),
  );
}

interface RtfPicture {
  bytes: Uint8Array<ArrayBuffer>;
  /** `image/png` or `image/jpeg` */
  type: string;
}

const TOKEN = /\\\*?\\?([a-z]+)(-?\d+)? ?|[{}]|\\'[\da-f]{2}|\\[^a-z]/gi;
const TYPES: Readonly<Record<string, string>> = { pngblip: 'image/png', jpegblip: 'image/jpeg' };

/** A group of an RTF text. */
interface Group {
  /** the bytes of its picture so far; what its own groups hold are properties of it */
  hex?: string;
  type?: string | undefined;
  /** whether it is for old programs, or within a picture */
  isSkipped: boolean;
}

/**
 * The pictures of an RTF text in order, each once: what is only for old programs (`\nonshppict`) is none. Undefined stands for one in a format
 * that browsers do not show.
 */
export function picturesOfRtf(rtf: string): (RtfPicture | undefined)[] {
  const found: (RtfPicture | undefined)[] = [];
  const open: Group[] = [];
  let end = 0;
  for (const { 0: token, 1: word = '', index } of rtf.matchAll(TOKEN)) {
    const group = open.at(-1) ?? { isSkipped: false };
    if (group.hex !== undefined) group.hex += rtf.slice(end, index);
    end = index + token.length;
    if (token === '{') open.push({ isSkipped: group.isSkipped || group.hex !== undefined });
    else if (token === '}') {
      open.pop();
      if (group.hex !== undefined && !group.isSkipped) found.push(pictureOf(group));
    } else if (word === 'nonshppict') group.isSkipped = true;
    else if (word === 'pict') group.hex ??= '';
    else group.type ??= TYPES[word];
  }
  return found;
}

function pictureOf({ type, hex = '' }: Group): RtfPicture | undefined {
  const digits = hex.replaceAll(/\s/g, '');
  if (type === undefined || digits === '' || /[^\da-f]/i.test(digits)) return undefined;
  const bytes = new Uint8Array(digits.length >> 1);
  for (let at = 0; at < bytes.length; at += 1)
    bytes[at] = Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16);
  return { bytes, type };
}
