import type { NodeViewRenderer } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { videoOf } from '#src/domains/content/body/post-video.ts';
import { element, line } from './element.ts';

const OWN_PICTURE = /^\/media\/[^?#]+$/;
const SHOWN_WIDTH = 1200;
const TONES: Readonly<Record<string, string>> = { note: 'Note', tip: 'Tip', warning: 'Warning' };

const isOwnPicture = (src: string): boolean => OWN_PICTURE.test(src) && !src.includes('//');

/** A stand-in where nothing was filled in yet. */
const blank = (text: string) =>
  element('p', { class: 'block-blank py-3 px-4 small on-sand' }, text);

/** The server decides by the file whether it has another width. */
const picture = (src: string, alt: string): HTMLElement =>
  element('img', {
    src: `${src}?width=${SHOWN_WIDTH}`,
    alt,
    decoding: 'async',
    draggable: 'false',
  });

function drawImage(node: Node): HTMLElement {
  const [src, alt, caption] = ['src', 'alt', 'caption'].map((name) => textAt(node, name)) as [
    string,
    string,
    string,
  ];
  const isDecorative = node.attrs['decorative'] === true;
  const lacksText = alt === '' && !isDecorative;
  return element(
    'figure',
    { class: node.attrs['width'] === 'wide' ? 'body-figure body-wide' : 'body-figure' },
    isOwnPicture(src) ? picture(src, isDecorative ? '' : alt) : blank('No picture yet.'),
    line('figcaption', caption),
    lacksText && isOwnPicture(src)
      ? element(
          'p',
          { class: 'block-note py-3 px-4 small mt-2 brick' },
          'Describe this picture, or mark it as decorative.',
        )
      : undefined,
  );
}

function drawVideo(node: Node): HTMLElement {
  const video = videoOf(node.attrs['src']);
  const poster = textAt(node, 'poster');
  const title = textAt(node, 'title');
  const where = video?.kind === 'elsewhere' ? `Watch on ${video.provider}` : 'Video file';
  return element(
    'figure',
    { class: 'body-figure body-video' },
    isOwnPicture(poster) ? picture(poster, '') : undefined,
    video ? line('p', where, { class: 'body-play' }) : blank('No video yet.'),
    line('p', title),
  );
}

function drawCta(node: Node): HTMLElement {
  const label = textAt(node, 'label');
  return element(
    'div',
    { class: 'tone-pine body-cta' },
    line('p', textAt(node, 'title'), { class: 'h3' }) ?? blank('A headline'),
    line('p', textAt(node, 'text')),
    element('p', {}, element('span', { class: 'btn btn-copper' }, label || 'Button')),
  );
}

function drawMetric(node: Node): HTMLElement {
  const term = (name: string, label: string) =>
    element('div', {}, element('dt', {}, label), element('dd', {}, textAt(node, name) || '–'));
  return element(
    'figure',
    { class: 'body-figure body-metric' },
    element('figcaption', {}, textAt(node, 'label') || 'What was measured'),
    element('dl', {}, term('before', 'Before'), term('after', 'After')),
    line('p', textAt(node, 'change'), { class: 'note' }),
  );
}

/** @param titles of the guides, by name */
const drawDownload =
  (titles: Readonly<Record<string, string>>) =>
  (node: Node): HTMLElement => {
    const title = titles[textAt(node, 'guide')];
    return element(
      'div',
      { class: 'body-download block-download' },
      element(
        'div',
        {},
        title === undefined ? blank('Choose a guide.') : element('p', { class: 'h4' }, title),
        line('p', textAt(node, 'text')),
        element('p', {}, element('span', { class: 'btn btn-copper' }, 'Download Free')),
      ),
    );
  };

function aside(className: string, label: string, title: string): Frame {
  const contentDOM = textPlace();
  const dom = element(
    'aside',
    { class: className, 'aria-label': label },
    fixed(element('p', { class: 'body-label', 'aria-hidden': 'true' }, label)),
    fixed(line('p', title, { class: 'body-title' })),
    contentDOM,
  );
  return { dom, contentDOM };
}

function drawCallout(node: Node): Frame {
  const tone = Object.hasOwn(TONES, textAt(node, 'tone')) ? textAt(node, 'tone') : 'note';
  return aside(`body-callout body-${tone}`, TONES[tone]!, textAt(node, 'title'));
}

function drawTestimonial(node: Node): Frame {
  const contentDOM = textPlace('blockquote');
  const place = [textAt(node, 'role'), textAt(node, 'company')].filter(Boolean).join(', ');
  const caption = element(
    'figcaption',
    {},
    element('strong', {}, textAt(node, 'name') || 'Name of the client'),
    place === '' ? undefined : ` ${place}`,
  );
  return {
    dom: element('figure', { class: 'body-figure body-testimonial' }, contentDOM, fixed(caption)),
    contentDOM,
  };
}

function drawCode(node: Node): Frame {
  const contentDOM = element('code', { 'data-text': '' });
  const label = fixed(
    line('span', textAt(node, 'language'), { class: 'code-language fine muted' }),
  );
  return { dom: element('pre', {}, label, contentDOM), contentDOM };
}

const drawUnknown = () =>
  blank('A newer version made this. It stays as it is, and cannot be changed here.');

/** How the blocks of a post look in the editor: with the classes of `renderPostBody`, so that the site's styles apply. */
export const nodeViews = (
  guides: Readonly<Record<string, string>>,
): Readonly<Record<string, NodeViewRenderer>> => ({
  image: cardView(drawImage),
  video: cardView(drawVideo),
  cta: cardView(drawCta),
  metric: cardView(drawMetric),
  download: cardView(drawDownload(guides)),
  contents: cardView(() => blank('The headings of the post are listed here.')),
  unknownBlock: cardView(drawUnknown),
  callout: frameView(drawCallout),
  takeaways: frameView((node) =>
    aside('body-takeaways', textAt(node, 'title') || 'Key takeaways', ''),
  ),
  testimonial: frameView(drawTestimonial),
  codeBlock: frameView(drawCode),
});

/** The parts of a block that has texts of its own to edit. */
interface Frame {
  dom: HTMLElement;
  contentDOM: HTMLElement;
}

/** Text of an attribute. */
const textAt = ({ attrs }: Node, name: string): string => {
  const value: unknown = attrs[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** Shows a block without text of its own as it will look. It is drawn again when an attribute changes. */
const cardView =
  (draw: (node: Node) => HTMLElement): NodeViewRenderer =>
  ({ node }) => {
    const dom = element('div', { class: 'block-card', contenteditable: 'false' }, draw(node));
    let shown = node;
    return {
      dom,
      update(next) {
        if (next.type !== shown.type) return false;
        if (!next.sameMarkup(shown)) dom.replaceChildren(draw(next));
        shown = next;
        return true;
      },
      ignoreMutation: () => true,
    };
  };

/** Shows a block around the texts in it. It is drawn again when an attribute changes. */
const frameView =
  (draw: (node: Node) => Frame): NodeViewRenderer =>
  ({ node }) => ({
    ...draw(node),
    update: (next) => next.sameMarkup(node),
    // What is drawn around the text is ours.
    ignoreMutation: (mutation) =>
      mutation.type !== 'selection' &&
      (mutation.target as Element).closest?.('[data-text]') === null,
  });

/** Something around a text that no one types in. */
const fixed = (part: HTMLElement | undefined): HTMLElement | undefined => {
  part?.setAttribute('contenteditable', 'false');
  return part;
};

/** Where the texts of a block go. */
const textPlace = (tag: 'div' | 'blockquote' = 'div') => element(tag, { 'data-text': '' });
