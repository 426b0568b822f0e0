import { randomUUID } from 'node:crypto';
import { type BodyNode, parsePostBody } from '#src/domains/content/post-body.ts';
import { renderPostBody } from '#src/domains/content/render-post-body.server.ts';
import { embedOf, figureOf } from '../rewrite-html.ts';

const NOWHERE = { SCHEDULER_URL: '', VISTAGE_SCHEDULER_URL: '' };

/**
 * A body as another database of this product's kind stores it, as HTML, which is cleaned like any other.
 * @param json nodes of Tiptap @param name is called with each type that has no place in HTML; its text is kept
 */
export function htmlOfNodes(json: unknown, name: (type: string) => void): string {
  // Pages show pictures and videos of the library alone: others stand aside until the page is made.
  const sign = randomUUID();
  const media: string[] = [];
  const aside = (html: string) => ({ type: 'text', text: sign + (media.push(html) - 1) + sign });
  const held = (node: BodyNode): BodyNode => {
    const { type, attrs = {}, content } = node;
    const field = (key: string) => (typeof attrs[key] === 'string' ? attrs[key] : '');
    if (type === 'image')
      return aside(figureOf({ src: field('src'), alt: field('alt') }, field('caption')));
    if (type === 'video') return aside(embedOf(field('src')));
    return content ? { ...node, content: content.map(held) } : node;
  };
  const { html } = renderPostBody(held(parsePostBody(json)), name, NOWHERE);
  const parts = html.split(sign).map((part, at) => (at % 2 === 1 ? media[Number(part)]! : part));
  return parts.join('');
}
