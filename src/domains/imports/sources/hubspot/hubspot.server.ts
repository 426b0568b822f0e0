import { descendants, hasClass, textOfNode } from '#src/domains/content/foreign/html-tree.ts';
import type { SourceAdapter, SourceItem } from '../../source.ts';
import { lineOf, warnTo, wordsOf } from '../../source-values.ts';
import { linkTo, rewriteHtml } from '../rewrite-html.ts';
import { openTable } from '../table/table.server.ts';

/** HubSpot's template language, */
const TOKEN = /\{\{([^{}]{0,2000})\}\}|\{%([^{}]{0,2000}?)%\}|\{#[^{}]{0,2000}?#\}/g;
/** and the signs around text that it does not read. */
const RAW = /\{%-?\s*raw\s*-?%\}/;
const END_RAW = /\{%-?\s*endraw\s*-?%\}/;
const DEFAULT = /^\s*personalization_token\(\s*(?:'[^']*'|"[^"]*")\s*,\s*(?:'([^']*)'|"([^"]*)")/;

/** Exports of a HubSpot blog: a table, whose columns differ between years. */
export const hubspotAdapter: SourceAdapter = {
  id: 'hubspot',
  name: 'HubSpot',
  help: 'In HubSpot, choose Content, Blog, Manage, then Export blog posts: the CSV file.',
  recognizes: (_file, head) =>
    /^[^\n]*\bpost url\b/i.test(head) && /^[^\n]*\bpost body\b/i.test(head),
  open: async (file, options) => ({
    ...(await openTable(file, options, asPost)),
    origin: 'HubSpot',
  }),
};

function asPost({ warnings, cover, ...item }: SourceItem): SourceItem {
  const leaveOut = (text: string) => warnTo(warnings)('left-out', text);
  const address = item.base;
  const isTemporary = /\/-temporary-slug-/.test(address ?? '');
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

function withoutTokens(html: string, leaveOut: LeaveOut): string {
  const replace = (text: string) =>
    text.replaceAll(TOKEN, (_token, shown?: string, run?: string) => {
      const token = shown ?? run ?? '';
      const name = lineOf(/^-?\s*([\w.]+)/.exec(token)?.[1]);
      const [, one, two] = DEFAULT.exec(token) ?? [];
      if (name !== '') leaveOut(`The HubSpot token “${name}” has no place in a post`);
      return one ?? two ?? '';
    });
  const pieces = html.split(RAW).map((piece, at) => {
    const [kept = '', ...after] = at === 0 ? ['', piece] : piece.split(END_RAW);
    return kept + replace(after.join(''));
  });
  return pieces.join('');
}

const withoutButtons = (html: string, leaveOut: LeaveOut): string =>
  rewriteHtml(html, (element) => {
    const { src } = element.attributes;
    if (!hasClass(element, /\bhs-cta-(?:wrapper|embed)\b/))
      return src
        ? { ...element, attributes: { ...element.attributes, src: pictureOf(src) } }
        : element;
    const parts = [...descendants(element)];
    const find = (name: string, attribute: string) =>
      parts.find((each) => each.name === name && each.attributes[attribute])?.attributes[attribute];
    const links = parts.filter(({ name }) => name === 'a');
    const label = lineOf(find('img', 'alt') ?? links.map(textOfNode).join(' ')) || 'Button';
    leaveOut(`The HubSpot button “${label}” is a plain link now`);
    return { html: linkTo(find('a', 'href') ?? '', label) };
  });

/** The file behind an address that makes it smaller: `/hs-fs/hubfs/a.png?width=300` is `/hubfs/a.png`. */
const pictureOf = (address: string): string =>
  /^[^?]*\/hubfs\//.test(address)
    ? address.replace(/\?.*$/, '').replace('/hs-fs/hubfs/', '/hubfs/')
    : address;
