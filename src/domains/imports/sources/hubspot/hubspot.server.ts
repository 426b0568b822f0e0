import { descendants, hasClass, textOfNode } from '#src/domains/content/foreign/html-tree.ts';
import type { SourceAdapter, SourceItem } from '../../source.ts';
import { lineOf, warnTo, wordsOf } from '../../source-values.ts';
import { linkTo, rewriteHtml } from '../rewrite-html.ts';
import { openTable } from '../table/table.server.ts';

/** HubSpot's template language, and text that it does not read. */
const TOKEN = /\{% *raw *%\}([^]*?)(?:\{% *endraw *%\}|$)|\{[{%#]([^{}]*)[}%#]\}/g;
/** The stand-in for a name that is not known. */
const DEFAULT = /personalization_token\([^,]*,\s*(["'])(.*?)\1/;

/** Exports of a HubSpot blog: a table, whose columns differ between years. */
export const hubspotAdapter: SourceAdapter = {
  id: 'hubspot',
  name: 'HubSpot',
  help: 'In HubSpot, choose Content, Blog, Manage, then Export blog posts: the CSV file.',
  recognizes: (_file, head) => /^.*\bpost (?:url|body)\b.*\bpost (?:url|body)\b/i.test(head),
  open: async (file, options) => ({
    ...(await openTable(file, options, asPost)),
    origin: 'HubSpot',
  }),
};

function asPost({ warnings, cover, ...item }: SourceItem): SourceItem {
  const leaveOut = (text: string) => warnTo(warnings)('left-out', text);
  const address = item.base;
  const isTemporary = address?.includes('/-temporary-slug-');
  const html = withoutTokens(item.body.text, leaveOut);
  const [intro = '', ...rest] = html.split('<!--more-->');
  return {
    ...item,
    // The same slug stands in several blogs.
    id: address ?? item.place,
    slug: isTemporary ? undefined : item.slug,
    body: { format: 'html', text: withoutButtons(html, leaveOut) },
    excerpt: wordsOf(item.excerpt ?? (rest.length > 0 ? intro : '')) || undefined,
    cover: cover && { ...cover, address: pictureOf(cover.address) },
    addresses: isTemporary ? [] : item.addresses,
    warnings,
  };
}

type LeaveOut = (text: string) => unknown;

const withoutTokens = (html: string, leaveOut: LeaveOut) =>
  html.replaceAll(TOKEN, (_, raw: string | undefined, token = '') => {
    if (raw !== undefined) return raw;
    const [name] = /[\w.]+/.exec(token) ?? [];
    if (name) leaveOut(`The HubSpot token “${name}” has no place in a post`);
    return DEFAULT.exec(token)?.[2] ?? '';
  });

const withoutButtons = (html: string, leaveOut: LeaveOut) =>
  rewriteHtml(html, (element) => {
    const { attributes } = element;
    if (!hasClass(element, /\bhs-cta-(?:wrapper|embed)\b/)) {
      const src = attributes['src'];
      return src ? { ...element, attributes: { ...attributes, src: pictureOf(src) } } : element;
    }
    const parts = [...descendants(element)];
    const link = parts.find(({ name }) => name === 'a');
    const alt = parts.find(({ name }) => name === 'img')?.attributes['alt'];
    const label = lineOf(alt ?? (link && textOfNode(link))) || 'Button';
    leaveOut(`The HubSpot button “${label}” is a plain link now`);
    return linkTo(link?.attributes['href'] ?? '', label);
  });

/** The file behind an address that makes it smaller: `/hs-fs/hubfs/a.png?width=300` is `/hubfs/a.png`. */
const pictureOf = (address: string) =>
  address.replace(/^([^?]*?)(?:\/hs-fs)?(\/hubfs\/[^?]*).*/s, '$1$2');
