import { expect, test } from '#tests/support/server-fixture.ts';
import { allElements, elementsOf, type HtmlElement, parseHtml, textOf } from './support/html.ts';
import { LOGIN, UNKNOWN } from './support/public-pages.ts';
import { SITE_PATHS } from './support/site-paths.ts';

/** Structure of documents without styles and scripts. */

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Errors in the structure of a document. */
function faultsOf(html: string): string[] {
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

test('every document has one h1, ordered headings, a language, a title and accessible names', async ({
  request,
}) => {
  for (const path of [...SITE_PATHS, UNKNOWN, LOGIN]) {
    const html = await (await request.get(path)).text();
    expect.soft(faultsOf(html), path).toEqual([]);
  }
});

test('every public document has a header, a footer and both navigations', async ({ request }) => {
  for (const path of [...SITE_PATHS, UNKNOWN]) {
    const document = parseHtml(await (await request.get(path)).text());
    const labels = elementsOf(document, 'nav').map(({ attribs }) => attribs['aria-label']);
    expect.soft(elementsOf(document, 'header').length, path).toBeGreaterThan(0);
    expect.soft(elementsOf(document, 'footer').length, path).toBeGreaterThan(0);
    expect.soft(labels, path).toEqual(expect.arrayContaining(['Main', 'Footer']));
  }
});
