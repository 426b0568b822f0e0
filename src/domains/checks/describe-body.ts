import { createHeadingIds } from '#src/domains/content/body/heading-ids.ts';
import { type BodyNode, isFilled, textOfBody } from '#src/domains/content/body/post-body.ts';
import { hasFields, POST_NODE_SCHEMAS } from '#src/domains/content/body/post-node-fields.ts';
import { describeIssues } from '#src/platform/forms/describe-issues.ts';
import type { CheckedDocument, Link, Picture } from './checked-document.ts';
import { textAt } from './values-in.ts';

type Heading = CheckedDocument['headings'][number];
type Described = Pick<
  CheckedDocument,
  'headings' | 'links' | 'pictures' | 'anchors' | 'texts' | 'blockProblems'
>;

/** Collects the facts of a post's text. Places are paths of nodes: `body.content.3`. */
export function describeBody(body: BodyNode): Described {
  const headings: Heading[] = [];
  const links: Link[] = [];
  const blockProblems: Described['blockProblems'][number][] = [];
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
    if (node.type === 'video' && textAt(node.attrs, 'poster') !== '') {
      const src = textAt(node.attrs, 'poster');
      pictures.push({ src, alt: '', isDecorative: true, field: `${field}.attrs.poster` });
    }
    if (node.type === 'cta')
      links.push({
        href: textAt(node.attrs, 'href').trim(),
        label: textAt(node.attrs, 'label').trim(),
        field: `${field}.attrs.href`,
      });
    blockProblems.push(...problemsOf(node, field));
    (node.content ?? []).forEach((child, at, siblings) => {
      visit(child, `${field}.content.${at}`);
      const href = hrefOf(child);
      // A link over bold and plain text is several nodes.
      if (href === undefined || (at > 0 && hrefOf(siblings[at - 1]!) === href)) return;
      const end = siblings.findIndex((each, index) => index > at && hrefOf(each) !== href);
      const run = siblings.slice(at, end === -1 ? undefined : end);
      const label = run.map(({ text = '' }) => text).join('');
      links.push({ href, label: label.trim(), field: `${field}.content.${at}` });
    });
  };
  visit(body, 'body');
  const texts = [{ field: 'body', text: textOfBody(body) }];
  return { headings, links, pictures, anchors, texts, blockProblems };
}

/** Blocks that pages leave out while they are empty. */
const UNFILLED = new Map([
  ['callout', 'Write the text of the callout, or remove it.'],
  ['takeaways', 'Write the takeaways, or remove them.'],
  ['testimonial', 'Write what the client says, or remove the testimonial.'],
  ['faqItem', 'Write both the question and its answer, or remove it.'],
]);

function unfilled(node: BodyNode, field: string): Described['blockProblems'] {
  const message = UNFILLED.get(node.type);
  const parts = node.content ?? [];
  const isWhole =
    node.type === 'faqItem' ? parts.length > 1 && parts.every(isFilled) : isFilled(node);
  return message === undefined || isWhole ? [] : [{ field, message, isEmpty: true }];
}

/** Problems in the fields of a node. The checks of pictures look at files and alt texts themselves. */
function problemsOf(node: BodyNode, field: string): Described['blockProblems'] {
  const { type, attrs = {} } = node;
  if (!hasFields(type)) return unfilled(node, field);
  const parsed = POST_NODE_SCHEMAS[type].safeParse(attrs);
  const problems = parsed.success ? [] : describeIssues(parsed.error, attrs);
  const inFields = problems
    .filter((problem) => type !== 'image' || !/^(?:src|alt)$/.test(problem.field))
    .map((problem) => ({ ...problem, field: `${field}.attrs.${problem.field}` }));
  return [...inFields, ...unfilled(node, field)];
}

/** As the site renders it: levels 2 to 4. */
function levelOf({ attrs }: BodyNode) {
  const level = attrs?.['level'];
  return typeof level === 'number' && Number.isInteger(level) ? Math.min(4, Math.max(2, level)) : 2;
}

function hrefOf({ marks = [] }: BodyNode): string | undefined {
  const link = marks.find(({ type }) => type === 'link');
  return link && textAt(link.attrs, 'href').trim();
}
