import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** The pages that every contender serves: a home page, a list and a post. */
export const PEER_PAGES = { home: '/', listing: '/insights', post: '/insights/crm-consulting' };

/** Elements that react in the browser, by name and class, and their component in `peers/shared/parts.tsx`. */
const PARTS: Readonly<Record<string, string>> = {
  'header.site-header': 'Menu',
  'form.newsletter-form': 'Newsletter',
  'div.insights-filters': 'Filters',
  'section.logos': 'Logos',
};

const partOf = ({ name, attribs }: Element) =>
  (attribs['class'] ?? '')
    .split(' ')
    .map((className) => PARTS[`${name}.${className}`])
    .find(Boolean);

/** What only our own scripts read. */
const OURS = new Set(['data-island', 'data-wake', 'data-from', 'data-form']);

const DRAWN = /\/api\/story-covers\/([\w-]+)\?[^"]*/g;

/** What is markup for a browser and a property with another name, or of another type, for React. */
const PROPERTIES: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  value: 'defaultValue',
  tabindex: 'tabIndex',
  srcset: 'srcSet',
};
const SWITCHES = new Set(['hidden', 'open', 'required', 'novalidate', 'disabled', 'inert']);

/**
 * Writes the pages of our own site as sources of a peer: a component of React elements, pieces of markup around the parts
 * that react (for Astro), the rules that each page uses, and the files that they name.
 * @param folder the peer's folder
 */
export async function writePeerPages(origin: string, folder: string): Promise<void> {
  const files = new Map([['/favicon.svg', '/favicon.svg']]);
  for (const [name, path] of Object.entries(PEER_PAGES)) {
    const sent = await (await fetch(origin + path)).text();
    // Pictures that we draw on request are files for the peers.
    const text = sent.replaceAll(DRAWN, (address, story: string) => {
      files.set(`/covers/${story}.svg`, address);
      return `/covers/${story}.svg`;
    });
    const document = parseDocument(text);
    const [head] = DomUtils.getElementsByTagName('head', document);
    const [body] = DomUtils.getElementsByTagName('body', document);
    const [style] = DomUtils.getElementsByTagName('style', head!);
    const css = DomUtils.textContent(style!);
    for (const [, file] of `${css} ${text}`.matchAll(
      /["'(]((?:\/[\w.-]+)+\.(?:woff2|webp|avif|png|jpg|svg))/g,
    ))
      if (!file!.startsWith('/covers/')) files.set(file!, file!);
    const [title] = DomUtils.getElementsByTagName('title', head!);
    const description = DomUtils.findOne(
      ({ attribs }) => attribs['name'] === 'description',
      head!.children,
    );
    const metadata = {
      title: DomUtils.textContent(title!),
      description: description?.attribs['content'] ?? '',
    };
    const content = body!.children.filter((node) => !isScript(node));
    const write = (kind: string, source: string) =>
      writeInto(join(folder, 'src/generated', `${name}.${kind}`), source);
    await write('css', css);
    await write('tsx', componentOf(content, metadata));
    await write('json', JSON.stringify({ ...metadata, pieces: piecesOf(content) }));
  }
  for (const [file, address] of files) {
    const response = await fetch(origin + address);
    if (!response.ok) continue;
    await writeInto(join(folder, 'public', file), Buffer.from(await response.arrayBuffer()));
  }
  await cp('bench/peers/shared', join(folder, 'src/shared'), { recursive: true });
}

const isScript = (node: Node) => node.type === ElementType.Script;

async function writeInto(file: string, content: string | Buffer) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

const componentOf = (content: readonly Node[], metadata: object) =>
  `import { createElement as h } from 'react';
import { ${Object.values(PARTS).join(', ')} } from '../shared/parts.tsx';

export const metadata = ${JSON.stringify(metadata)};

export default function Page() {
  return h('div', { style: { display: 'contents' } }, ${content.map(sourceOf).join(', ')});
}
`;

function sourceOf(node: Node): string {
  if (DomUtils.isText(node)) return JSON.stringify(node.data);
  if (!DomUtils.isTag(node) || isScript(node)) return 'null';
  const isRow = /^(?:table|thead|tbody|tr|select|colgroup)$/.test(node.name);
  const children = node.children.filter((child) => !(isRow && DomUtils.isText(child)));
  const part = partOf(node);
  const inner = children.map(sourceOf).join(', ');
  return `h(${part ?? JSON.stringify(node.name)}, ${JSON.stringify(propertiesOf(node))}${inner && `, ${inner}`})`;
}

function propertiesOf({ attribs }: Element): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attribs)
      .filter(([name]) => !OURS.has(name))
      .map(([name, value]) => {
        if (name === 'style') return [name, styleOf(value)];
        if (SWITCHES.has(name)) return [name === 'novalidate' ? 'noValidate' : name, true];
        return [PROPERTIES[name] ?? name, value];
      }),
  );
}

const styleOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(';')
      .filter((rule) => rule.includes(':'))
      .map((rule) => {
        const [name = '', ...value] = rule.split(':');
        const key = name.trim();
        const property = key.startsWith('--')
          ? key
          : key.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
        return [property, value.join(':').trim()];
      }),
  );

/** A part that reacts with the markup in it, or the markup between two of them. */
interface Piece {
  part?: string;
  attributes?: Record<string, unknown>;
  html: string;
}

function piecesOf(content: readonly Node[]): Piece[] {
  const pieces: Piece[] = [];
  let html = '';
  const walk = (node: Node) => {
    if (isScript(node)) return;
    const part = DomUtils.isTag(node) ? partOf(node) : undefined;
    if (DomUtils.isTag(node) && part) {
      pieces.push({ html });
      html = '';
      pieces.push({
        part,
        attributes: propertiesOf(node),
        html: DomUtils.getInnerHTML(node),
      });
    } else if (DomUtils.isTag(node) && holdsPart(node)) {
      const [outer, inner] = [DomUtils.getOuterHTML(node), DomUtils.getInnerHTML(node)];
      html += outer.slice(0, -inner.length - `</${node.name}>`.length);
      node.children.forEach(walk);
      html += `</${node.name}>`;
    } else html += DomUtils.getOuterHTML(node);
  };
  content.forEach(walk);
  return [...pieces, { html }];
}

const holdsPart = (element: Element) =>
  DomUtils.existsOne((inner) => partOf(inner) !== undefined, element.children);
