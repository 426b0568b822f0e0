import type { BodyNode } from '#src/domains/content/post-body.ts';
import { textOfBody } from '#src/domains/content/post-body.ts';
import { createHeadingIds } from '#src/domains/content/heading-ids.ts';
import type { CheckedDocument, Link, Picture } from './checked-document.ts';

type Heading = CheckedDocument['headings'][number];
type Described = Pick<CheckedDocument, 'headings' | 'links' | 'pictures' | 'anchors' | 'texts'>;

/** Collects the facts of a post's text. Places are paths of nodes: `body.content.3`. */
export function describeBody(body: BodyNode): Described {
  const headings: Heading[] = [];
  const links: Link[] = [];
  const pictures: Picture[] = [];
  const anchors = new Set<string>();
  const idFor = createHeadingIds();

  const visit = (node: BodyNode, field: string): void => {
    if (node.type === 'heading') {
      const text = textOfBody(node).trim();
      headings.push({ level: levelOf(node), text, field });
      anchors.add(idFor(text));
    }
    if (node.type === 'image')
      pictures.push({
        src: textAt(node.attrs, 'src'),
        alt: textAt(node.attrs, 'alt'),
        isDecorative: node.attrs?.['decorative'] === true,
        field: `${field}.attrs.src`,
      });
    (node.content ?? []).forEach((child, at, siblings) => {
      visit(child, `${field}.content.${at}`);
      const href = hrefOf(child);
      // A link over bold and plain text is several nodes.
      if (href === undefined || (at > 0 && hrefOf(siblings[at - 1]!) === href)) return;
      const end = siblings.findIndex((each, index) => index > at && hrefOf(each) !== href);
      const run = siblings.slice(at, end === -1 ? undefined : end);
      const label = run.map(({ text = '' }) => text).join('');
      links.push({ href, label, field: `${field}.content.${at}` });
    });
  };
  visit(body, 'body');
  return { headings, links, pictures, anchors, texts: [{ field: 'body', text: textOfBody(body) }] };
}

/** As the site renders it: levels 2 to 4. */
function levelOf({ attrs }: BodyNode): number {
  const level = attrs?.['level'];
  return typeof level === 'number' && Number.isInteger(level) ? Math.min(4, Math.max(2, level)) : 2;
}

function hrefOf({ marks = [] }: BodyNode): string | undefined {
  const link = marks.find(({ type }) => type === 'link');
  return link && textAt(link.attrs, 'href').trim();
}

const textAt = (attrs: BodyNode['attrs'], name: string): string =>
  typeof attrs?.[name] === 'string' ? attrs[name] : '';
