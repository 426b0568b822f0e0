import { htmlOfMarkdown } from '#src/domains/content/foreign/markdown.ts';
import { videoOf } from '#src/domains/content/post-video.ts';
import { escapeXml } from '#src/domains/seo/xml.ts';
import { embedOf, linkTo } from '../rewrite-html.ts';
import { isRow, type Row, rowsOf, textOf } from './read-rows.ts';

export type LeaveOut = (what: string) => unknown;

/** Cards with parts that have no place in a post. Their text is kept. */
const NAMED = new Set('audio video signup email email-cta paywall transistor product'.split(' '));
const HEADINGS = ['header', 'heading', 'productTitle'];
const TEXTS = ['subheader', 'content', 'calloutText', 'productDescription', 'textValue'];

/**
 * HTML of a card of Ghost's editors: its picture, headings, texts, and links. Cards of both editors, and of later versions, share the
 * names of their fields.
 */
export function renderCard(type: string, card: Row, leaveOut: LeaveOut): string {
  const text = (name: string) => textOf(card, name);
  const caption = text('caption');
  if (type === 'hr' || type === 'horizontalrule') return '<hr>';
  if (type === 'html') return text('html');
  if (/^(?:card-)?markdown/.test(type)) return htmlOfMarkdown(text('markdown'));
  if (type.startsWith('code'))
    return `<pre><code class="language-${escapeXml(text('language'))}">${escapeXml(text('code'))}</code></pre>${paragraph(caption)}`;
  if (type === 'image') return figure(card, caption);
  if (type === 'gallery')
    return (
      rowsOf(card['images'])
        .map((each) => figure(each, textOf(each, 'caption')))
        .join('') + paragraph(caption)
    );
  const address = text('url') || text('src');
  const metadata = isRow(card['metadata']) ? card['metadata'] : card;
  const label = textOf(metadata, 'title') || text('fileTitle') || text('fileName') || address;
  const link = videoOf(address) ? embedOf(address) : address && paragraph(linkTo(address, label));
  const button =
    text('buttonUrl') &&
    paragraph(linkTo(text('buttonUrl'), text('buttonText') || text('buttonUrl')));
  const html = [
    ...HEADINGS.map((name) => text(name) && `<h3>${text(name)}</h3>`),
    ...TEXTS.map((name) =>
      paragraph([text(`calloutEmoji`), text(name)].filter(() => text(name)).join(' ')),
    ),
    link,
    button,
    paragraph(caption),
  ].join('');
  if (html === '' || NAMED.has(type)) leaveOut(`The card “${type}” has no place in a post`);
  return type === 'callout' ? `<blockquote>${html}</blockquote>` : html;
}

const paragraph = (html: string): string => html && `<p>${html}</p>`;

const figure = (picture: Row, caption: string): string =>
  `<figure><img src="${escapeXml(textOf(picture, 'src'))}" alt="${escapeXml(textOf(picture, 'alt'))}">${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
