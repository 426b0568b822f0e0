import { escapeHTML } from '@tiptap/static-renderer/json/html-string';
import { GUIDE_FACTS, isGuide } from '#src/domains/leads/guides/guide.ts';
import { type BodyNode, isFilled } from './post-body.ts';
import { amountsOf } from '../stories/metric-amounts.ts';
import {
  element,
  inner,
  line,
  open,
  type Rendering,
  type RenderPart,
  textAt,
} from './render-post-part.server.ts';
import { safeHref } from './safe-href.ts';
import { resolveScheduler } from './scheduler-links.ts';

const TONES = new Map([
  ['note', 'Note'],
  ['tip', 'Tip'],
  ['warning', 'Warning'],
]);

/** Beside the text, with its kind in words. */
export const renderCallout: RenderPart = (props, { skip }) => {
  const { node } = props;
  if (!isFilled(node)) return skip('callout');
  const tone = TONES.has(textAt(node, 'tone')) ? textAt(node, 'tone') : 'note';
  return aside(
    `body-callout body-${tone}`,
    TONES.get(tone)!,
    line(textAt(node, 'title'), 'body-title') + inner(props),
  );
};

export const renderTakeaways: RenderPart = (props, { skip }) =>
  isFilled(props.node)
    ? aside('body-takeaways', textAt(props.node, 'title') || 'Key takeaways', inner(props))
    : skip('takeaways');

/** Named for screen readers and Markdown by the same words that others see. */
const aside = (className: string, label: string, content: string) =>
  element(
    'aside',
    { class: className, 'aria-label': label },
    `<p class="body-label" aria-hidden="true">${escapeHTML(label)}</p>${content}`,
  );

export const renderQuestions: RenderPart = (props) =>
  element('div', { class: 'body-faq' }, inner(props));

/** A native disclosure, as in the FAQ of a page: the browser's search finds its answer. */
export const renderQuestion: RenderPart = (props, { skip }) => {
  const { node } = props;
  const [question, ...answers] = node.content ?? [];
  const isWhole = question && isFilled(question) && answers.some(isFilled);
  return isWhole ? `<details>${inner(props)}</details>` : skip('faqItem', inner(props));
};

/** A headline and a button. */
export const renderCta: RenderPart = ({ node }, { skip, drawings, schedulers }) => {
  const href = resolveScheduler(textAt(node, 'href'), schedulers);
  const [title, label] = [textAt(node, 'title'), textAt(node, 'label')];
  const button = href && label ? renderButton({ href, label, drawings }) : undefined;
  if (!button || !title) return skip('cta');
  return element(
    'div',
    { class: 'tone-pine body-cta' },
    line(title, 'h3') + line(textAt(node, 'text')) + button,
  );
};

/** A guide that visitors get by email: its title, and a link to its form. */
export const renderDownload: RenderPart = ({ node }, { skip, drawings }) => {
  const guide = textAt(node, 'guide');
  if (!isGuide(guide)) return skip('download');
  const { title, pages, minutes, page } = GUIDE_FACTS[guide];
  const cover = drawings?.guide(guide) ?? '';
  const button = renderButton({
    href: `${page}#form`,
    label: 'Download Free',
    remark: title,
    drawings,
  });
  return element(
    'div',
    { class: 'body-download' },
    element('div', {}, cover) +
      element(
        'div',
        {},
        line(title, 'h4') +
          line(textAt(node, 'text')) +
          line(`PDF by email, ${pages} pages, read in ${minutes} minutes`, 'note') +
          button,
      ),
  );
};

interface Button extends Pick<Rendering, 'drawings'> {
  href: string;
  label: string;
  /** read by screen readers after the label */
  remark?: string;
}

/** Undefined for an unsafe address. */
function renderButton({ href, label, remark, drawings }: Button): string | undefined {
  const link = safeHref(href);
  if (!link) return undefined;
  const rel = link.isExternal ? { target: '_blank', rel: 'noopener' } : {};
  const more = remark ? element('span', { class: 'sr-only' }, `: ${escapeHTML(remark)}`) : '';
  const start = open('a', { class: 'btn btn-copper', href: link.href, ...rel });
  return `<p>${start}${escapeHTML(label)}${more}${drawings?.arrow ?? ''}</a></p>`;
}

/** A number before and after, in words, and drawn to scale where both can be compared. */
export const renderMetric: RenderPart = ({ node }, { skip, drawings }) => {
  const [label, before, after] = ['label', 'before', 'after'].map((name) => textAt(node, name));
  if (!label || !before || !after) return skip('metric');
  const amounts = amountsOf(before, after);
  const drawing = amounts && drawings ? drawings.change(amounts.before, amounts.after) : '';
  const terms = [
    ['Before', before],
    ['After', after],
  ].map(([term = '', value = '']) => {
    const amount = element('dd', {}, escapeHTML(value));
    return `<div><dt>${term}</dt>${amount}</div>`;
  });
  const caption = element('figcaption', {}, escapeHTML(label));
  const change = line(textAt(node, 'change'), 'note');
  return element(
    'figure',
    { class: 'body-figure body-metric' },
    `${caption}${drawing}<dl>${terms.join('')}</dl>${change}`,
  );
};

/** A client's words with their name. */
export const renderTestimonial: RenderPart = (props, { skip }) => {
  const { node } = props;
  if (!isFilled(node)) return skip('testimonial');
  const place = [textAt(node, 'role'), textAt(node, 'company')].filter(Boolean).join(', ');
  const name = element('strong', {}, escapeHTML(textAt(node, 'name')));
  const caption = element('figcaption', {}, [name, escapeHTML(place)].filter(Boolean).join(' '));
  return element(
    'figure',
    { class: 'body-figure body-testimonial' },
    `<blockquote>${inner(props)}</blockquote>${caption}`,
  );
};

/** The language of a code block as a class and a label; undefined for anything that is no name of a language. */
export function languageOf(node: BodyNode): string | undefined {
  const language = textAt(node, 'language').toLowerCase();
  return /^[a-z][a-z0-9+#.-]{0,29}$/.test(language) ? language : undefined;
}
