import { type BodyNode, textOfBody } from '../body/post-body.ts';
import { absoluteOf } from './addresses.ts';
import {
  type ForeignOptions,
  type ForeignPicture,
  PICTURE_KEY,
  pictureNamed,
} from './foreign-body.ts';
import { descendants, type ForeignElement } from './html-tree.ts';
import type { Notes } from './notes.ts';
import { picturesOfRtf, type RtfPicture } from './rtf-pictures.ts';

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
