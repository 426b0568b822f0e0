import {
  escapeHTML,
  escapeHTMLAttribute,
  type MarkProps as RendererMarkProps,
  type NodeProps as RendererNodeProps,
  renderJSONContentToString,
} from '@tiptap/static-renderer/json/html-string';
import { renderTable, renderTight } from './body-table.server.ts';
import { type BodyMark, type BodyNode, textOfBody } from './post-body.ts';
import { safeHref } from './safe-href.ts';

export interface Heading {
  id: string;
  text: string;
  level: number;
}

export interface RenderedBody {
  html: string;
  /** second and third level, for a table of contents */
  headings: Heading[];
}

type NodeProps = RendererNodeProps<BodyNode, string | string[]>;
type MarkProps = RendererMarkProps<BodyMark, string | string[], BodyNode>;

/**
 * The HTML of a post's body, with ids on its headings. What the site cannot show (an unknown node or mark, a picture from
 * elsewhere, a `javascript:` link) loses its wrapping, keeps its text, and is told to `warn` by type: an odd import must not
 * take a page down.
 */
export function renderPostBody(body: BodyNode, warn: (type: string) => void): RenderedBody {
  const headings: Heading[] = [];
  const idFor = createHeadingIds();

  const renderHeading = (props: NodeProps) => {
    // The page's own title is the first level.
    const level = Math.min(4, Math.max(2, numberOf(props.node.attrs?.level) ?? 2));
    const text = textOfBody(props.node).trim();
    const id = idFor(text);
    if (level < 4 && text) headings.push({ id, text, level });
    return `<h${level} id="${escapeHTMLAttribute(id)}">${inner(props)}</h${level}>`;
  };
  const renderImage = ({ node }: NodeProps) => {
    const source = safeHref(node.attrs?.src);
    if (!source || source.isExternal || !source.href.startsWith('/')) return skip('image');
    const alt = typeof node.attrs?.alt === 'string' ? node.attrs.alt : '';
    return `<img src="${escapeHTMLAttribute(source.href)}" alt="${escapeHTMLAttribute(alt)}" loading="lazy" decoding="async">`;
  };
  const renderLink = (props: MarkProps) => {
    const link = safeHref(props.mark.attrs?.href);
    if (!link) return skip('link', inner(props));
    const rel = link.isExternal ? ' rel="noopener"' : '';
    return `<a href="${escapeHTMLAttribute(link.href)}"${rel}>${inner(props)}</a>`;
  };
  const skip = (type: string, kept = '') => {
    warn(type);
    return kept;
  };

  const render = renderJSONContentToString<BodyMark, BodyNode>({
    nodeMapping: ownKeysOnly({
      doc: inner,
      text: ({ node }: NodeProps) => escapeHTML(node.text ?? ''),
      paragraph: (props: NodeProps) => `<p>${inner(props)}</p>`,
      heading: renderHeading,
      bulletList: (props: NodeProps) => `<ul>${inner(props)}</ul>`,
      orderedList: renderOrderedList,
      listItem: (props: NodeProps) => `<li>${tight(props)}</li>`,
      blockquote: (props: NodeProps) => `<blockquote>${inner(props)}</blockquote>`,
      codeBlock: (props: NodeProps) => `<pre tabindex="0"><code>${inner(props)}</code></pre>`,
      horizontalRule: () => '<hr>',
      hardBreak: () => '<br>',
      image: renderImage,
      table: (props: NodeProps) => renderTable(props.node, childOf(props)),
    }),
    markMapping: ownKeysOnly({
      bold: wrapIn('strong'),
      italic: wrapIn('em'),
      strike: wrapIn('s'),
      underline: wrapIn('u'),
      code: wrapIn('code'),
      link: renderLink,
    }),
    unhandledNode: (props: NodeProps) => skip(props.node.type, inner(props)),
    unhandledMark: (props: MarkProps) => skip(props.mark.type, inner(props)),
  });
  return { html: render({ content: body }), headings };
}

function renderOrderedList(props: NodeProps): string {
  const start = numberOf(props.node.attrs?.start) ?? 1;
  const attribute = start > 1 ? ` start="${start}"` : '';
  return `<ol${attribute}>${inner(props)}</ol>`;
}

/** Never by conversion: a stored object may refuse to become a number. */
function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) ? value : undefined;
}

const wrapIn = (tag: string) => (props: MarkProps) => `<${tag}>${inner(props)}</${tag}>`;

/** Reading `children` renders them, so it must happen once. */
function inner({ children = '' }: { children?: string | string[] }): string {
  return Array.isArray(children) ? children.join('') : children;
}

function tight(props: NodeProps): string {
  return renderTight(props.node, childOf(props));
}

const childOf =
  ({ renderElement }: NodeProps) =>
  (content: BodyNode, parent: BodyNode) =>
    [renderElement({ content, parent })].flat().join('');

/** A stored type named `constructor` must not find what every object inherits. */
function ownKeysOnly<T extends object>(mapping: T): T {
  return Object.assign(Object.create(null), mapping) as T;
}

/**
 * Gives each heading of a text its own id, made of its words. The prefix keeps them apart from the ids the page uses itself.
 */
function createHeadingIds(): (text: string) => string {
  const taken = new Set<string>();
  return (text) => {
    const words = slugify(text) || 'section';
    let id = `h-${words}`;
    for (let count = 2; taken.has(id); count += 1) id = `h-${words}-${count}`;
    taken.add(id);
    return id;
  };
}

function slugify(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '');
}
