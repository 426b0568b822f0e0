import {
  allElements,
  elementsOf,
  type Element as HtmlElement,
  parseHtml,
  rawTextOf as textOf,
} from '#tests/support/html.ts';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Errors in the structure of a document without styles and scripts. */
export function faultsOf(html: string): string[] {
  const document = parseHtml(html);
  const count = (name: string) => elementsOf(document, name).length;
  const [root] = elementsOf(document, 'html');
  const [head] = elementsOf(document, 'head');
  const title = elementsOf(head!, 'title').map(textOf).join();
  const levels = elementsOf(document, ...HEADINGS).map(({ name }) => Number(name[1]));
  const skipped = levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1);
  const ids = allElements(document).flatMap(({ attribs }) => attribs['id'] ?? []);
  return [
    ...fault(count('h1') !== 1 || levels[0] !== 1, `headings ${levels.join()}`),
    ...fault(skipped.length > 0, `skips to headings ${skipped.join()} of ${levels.join()}`),
    ...fault(count('main') !== 1, `${count('main')} main`),
    ...fault(root?.attribs['lang'] !== 'en', `language ${root?.attribs['lang']}`),
    ...fault(title.length <= 5, `title "${title}"`),
    ...elementsOf(document, 'img').filter(hasNoAlternative).map(describe),
    ...elementsOf(document, 'a', 'button').filter(hasNoName).map(describe),
    ...fault(new Set(ids).size !== ids.length, `ids twice: ${twice(ids).join()}`),
  ];
}

const fault = (isWrong: boolean, message: string) => (isWrong ? [message] : []);
const twice = (ids: string[]) => ids.filter((id, index) => ids.indexOf(id) !== index);
const describe = ({ name, attribs }: HtmlElement) => `${name} ${JSON.stringify(attribs)}`;
const hasNoAlternative = ({ attribs }: HtmlElement) => attribs['alt'] === undefined;

function hasNoName(element: HtmlElement): boolean {
  const { attribs } = element;
  if (attribs['aria-label'] ?? attribs['aria-labelledby']) return false;
  const alternatives = elementsOf(element, 'img').map((image) => image.attribs['alt'] ?? '');
  return [textOf(element), ...alternatives].join('').trim() === '';
}
