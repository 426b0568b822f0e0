import { videoOf } from '../body/post-video.ts';
import { hasWords } from './foreign-body.ts';
import { type ForeignElement, textOfNode } from './html-tree.ts';
import { type Format, textNodes } from './inline.ts';
import { add, endLine, type Place, readText } from './reading.ts';

/** Contents that a post cannot show, by their names. */
export const EMBEDDED: Readonly<Record<string, string>> = {
  iframe: 'An embedded page',
  object: 'An embedded object',
  embed: 'An embedded object',
  audio: 'A sound',
  video: 'A video',
  canvas: 'A drawing',
  svg: 'A drawing',
};
export function readPicture(element: ForeignElement, place: Place): void {
  const picture = place.reading.pictures.read(element);
  if (typeof picture === 'string') place.line.push(...textNodes(picture, {}));
  if (typeof picture !== 'object') return;
  endLine(place);
  add(place, picture);
}

export function readInput({ attributes }: ForeignElement, format: Format, place: Place): void {
  if (attributes['type'] !== 'checkbox') return place.reading.notes.add('field');
  readText('checked' in attributes ? '☑ ' : '☐ ', format, place);
}

export function readEmbedded(element: ForeignElement, place: Place): void {
  const { name, attributes } = element;
  const src = attributes['src'] ?? attributes['data-src'] ?? '';
  const video = name === 'iframe' ? videoOf(src.replace(/^\/\//, 'https://')) : undefined;
  endLine(place);
  if (video?.kind === 'elsewhere')
    add(place, { type: 'video', attrs: { src: video.href, title: attributes['title'] ?? '' } });
  else if (name !== 'svg' || hasWords(textOfNode(element)))
    place.reading.notes.add(
      'embedded',
      `${EMBEDDED[name]}${nameOf(attributes['title'] ?? hostOf(src))}`,
    );
}

const hostOf = (address: string) => URL.parse(address)?.hostname ?? '';
const nameOf = (name: string) => (name === '' ? '' : ` (${name})`);
