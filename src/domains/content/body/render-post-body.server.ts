import {
  escapeHTML,
  escapeHTMLAttribute,
  type MarkProps as RendererMarkProps,
  renderJSONContentToString,
} from '@tiptap/static-renderer/json/html-string';
import { renderTable, renderTight } from './body-table.server.ts';
import { createHeadingIds } from './heading-ids.ts';
import { LIST_STYLES } from './list-kinds.ts';
import { type BodyMark, type BodyNode, textOfBody } from './post-body.ts';
import {
  languageOf,
  renderCallout,
  renderCta,
  renderDownload,
  renderMetric,
  renderQuestion,
  renderQuestions,
  renderTakeaways,
  renderTestimonial,
} from './render-post-blocks.server.ts';
import { renderImage, renderVideo } from './render-post-media.server.ts';
import {
  type BodyDrawings,
  inner,
  type NodeProps,
  open,
  type Rendering,
  type RenderPart,
  element,
} from './render-post-part.server.ts';
import { safeHref } from './safe-href.ts';
import type { Schedulers } from './scheduler-links.ts';

export type { BodyDrawings, Heading };

export interface RenderedBody {
  html: string;
  /** headings of levels 2 and 3, for a table of contents */
  headings: Heading[];
  /** whether the body has a table of contents of its own */
  hasContents: boolean;
}

type MarkProps = RendererMarkProps<BodyMark, string | string[], BodyNode>;

/**
 * Renders a post's body as HTML, with ids on its headings. Never throws: of a node or mark that the site cannot show (an
 * unknown type, an image from another host, a `javascript:` link) only the text is rendered, and `warn` is called with its
 * type.
 */
export function renderPostBody(
  body: BodyNode,
  warn: (type: string) => void,
  schedulers: Schedulers,
  drawings?: BodyDrawings,
): RenderedBody {
  const headings: Heading[] = [];
  const idFor = createHeadingIds();

  const renderHeading = (props: NodeProps) => {
    // The page title is the level 1 heading.
    const level = Math.min(4, Math.max(2, numberOf(props.node.attrs?.level) ?? 2));
    const text = textOfBody(props.node).trim();
    const id = idFor(text);
    if (level < 4 && text) headings.push({ id, text, level });
    return `<h${level} id="${escapeHTMLAttribute(id)}">${inner(props)}</h${level}>`;
  };
  const renderLink = (props: MarkProps) => {
    const link = safeHref(props.mark.attrs?.href);
    if (!link) return skip('link', inner(props));
    const rel = link.isExternal ? ' rel="noopener"' : '';
    return `<a href="${escapeHTMLAttribute(link.href)}"${rel}>${inner(props)}</a>`;
  };
  const skip = (type: string, text = '') => {
    warn(type);
    return text;
  };
  const rendering: Rendering = { skip, drawings, schedulers };
  const part = (renderPart: RenderPart) => (props: NodeProps) => renderPart(props, rendering);

  const render = renderJSONContentToString<BodyMark, BodyNode>({
    nodeMapping: withoutPrototype({
      doc: inner,
      text: ({ node }: NodeProps) => escapeHTML(node.text ?? ''),
      // What is left below a picture, to go on writing, is no text for readers.
      paragraph: (props: NodeProps) => {
        const text = inner(props);
        return text === '' ? '' : `<p>${text}</p>`;
      },
      heading: renderHeading,
      bulletList: (props: NodeProps) => `<ul>${inner(props)}</ul>`,
      orderedList: renderOrderedList,
      listItem: (props: NodeProps) => `<li>${tight(props)}</li>`,
      blockquote: (props: NodeProps) => `<blockquote>${inner(props)}</blockquote>`,
      codeBlock: renderCode,
      horizontalRule: () => '<hr>',
      hardBreak: () => '<br>',
      image: part(renderImage),
      video: part(renderVideo),
      callout: part(renderCallout),
      takeaways: part(renderTakeaways),
      contents: renderContents,
      faq: part(renderQuestions),
      faqItem: part(renderQuestion),
      faqQuestion: (props: NodeProps) => `<summary>${inner(props)}</summary>`,
      faqAnswer: (props: NodeProps) => `<div>${inner(props)}</div>`,
      cta: part(renderCta),
      download: part(renderDownload),
      metric: part(renderMetric),
      testimonial: part(renderTestimonial),
      table: (props: NodeProps) => renderTable(props.node, childOf(props)),
    }),
    markMapping: withoutPrototype({
      bold: wrapIn('strong'),
      italic: wrapIn('em'),
      strike: wrapIn('s'),
      underline: wrapIn('u'),
      code: wrapIn('code'),
      superscript: wrapIn('sup'),
      subscript: wrapIn('sub'),
      link: renderLink,
    }),
    unhandledNode: (props: NodeProps) => skip(props.node.type, inner(props)),
    unhandledMark: (props: MarkProps) => skip(props.mark.type, inner(props)),
  });
  return { headings, ...placeContents(render({ content: body }), headings) };
}

function renderCode(props: NodeProps) {
  const language = languageOf(props.node);
  const attributes = { tabindex: '0', 'data-language': language };
  const code = open('code', { class: language && `language-${language}` });
  return `${open('pre', attributes)}${code}${inner(props)}</code></pre>`;
}

function renderOrderedList(props: NodeProps) {
  const start = Math.max(0, numberOf(props.node.attrs?.start) ?? 1);
  const type = props.node.attrs?.['type'];
  const style =
    typeof type === 'string' && Object.hasOwn(LIST_STYLES, type) ? LIST_STYLES[type] : undefined;
  const attributes = {
    start: start === 1 ? undefined : String(start),
    type: style && String(type),
    'data-list': style,
  };
  return `${open('ol', attributes)}${inner(props)}</ol>`;
}

/** Does not convert with `Number()`, which throws for an object with a broken `valueOf`. */
function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) ? value : undefined;
}

const wrapIn = (tag: string) => (props: MarkProps) => `<${tag}>${inner(props)}</${tag}>`;

function tight(props: NodeProps) {
  return renderTight(props.node, childOf(props));
}

const childOf =
  ({ renderElement }: NodeProps) =>
  (content: BodyNode, parent: BodyNode) =>
    [renderElement({ content, parent })].flat().join('');

/** Prevents a stored type named `constructor` from matching an inherited property. */
function withoutPrototype<T extends object>(mapping: T): T {
  return Object.assign(Object.create(null), mapping) as T;
}

interface Heading {
  id: string;
  text: string;
  level: number;
}

/** Stands for a table of contents until all headings are known. No author can write it: their text is escaped. */
const MARK = '<contents>';

const renderContents = () => MARK;

/** Puts the links to the headings where the body has its tables of contents. */
function placeContents(
  html: string,
  headings: readonly Heading[],
): { html: string; hasContents: boolean } {
  const parts = html.split(MARK);
  if (parts.length === 1) return { html, hasContents: false };
  return { html: parts.join(contentsOf(headings)), hasContents: headings.length > 0 };
}

function contentsOf(headings: readonly Heading[]) {
  const items = headings.map(({ id, text, level }) => {
    const link = element('a', { href: `#${id}` }, escapeHTML(text));
    return element('li', { class: level > 2 ? 'body-sub' : undefined }, link);
  });
  const label = '<p class="body-label" aria-hidden="true">In this article</p>';
  return items.length === 0
    ? ''
    : `<nav class="body-contents" aria-label="In this article">${label}<ol>${items.join('')}</ol></nav>`;
}
