import { VISTAGE_PATH } from '#src/domains/site-map/paths.ts';
import { expect, test } from '#tests/support/server-fixture.ts';
import { faultsOf } from './support/document-faults.ts';
import { allElements, elementsOf, parseHtml } from '#tests/support/html.ts';
import { LOGIN, SITE_PATHS, UNKNOWN } from './support/public-pages.ts';

/** Every document as it is sent: all are reachable, no link is broken, and their structure is sound. */

/** Where visitors arrive: the home page, and by invitation a noindex page that no page links to. */
const STARTS = ['/', VISTAGE_PATH];

/** Pages that are reached from an email, with a token. */
const FROM_A_MAIL = new Set(['/newsletter/confirm', '/newsletter/unsubscribe']);

/** Same-site URLs that a document loads or links to, without fragments. */
function addressesIn(html: string): string[] {
  const elements = allElements(parseHtml(html));
  const valuesOf = (...names: string[]) =>
    elements.flatMap(({ attribs }) => names.flatMap((name) => attribs[name] ?? []));
  const sets = valuesOf('srcset', 'imagesrcset').flatMap((set) =>
    set.split(',').map((candidate) => candidate.trim().split(/\s+/)[0]!),
  );
  return [...valuesOf('href', 'src', 'action', 'formaction'), ...sets]
    .map((value) => value.replace(/#.*$/, ''))
    .filter((value) => value.startsWith('/'));
}

test('a crawl finds every page and no broken link', async ({ request }) => {
  const found = new Map(STARTS.map((path) => [path, 'the start']));
  const broken: string[] = [];
  for (const [path, from] of found) {
    const answer = await request.get(path);
    if (answer.status() >= 400)
      broken.push(`${path} answers ${answer.status()}, linked from ${from}`);
    if (!answer.headers()['content-type']?.includes('text/html')) continue;
    for (const address of addressesIn(await answer.text()))
      if (!found.has(address)) found.set(address, path);
  }
  expect(broken).toEqual([]);
  const reached = new Set([...found.keys()].map((address) => address.replace(/\?.*$/, '')));
  const expected = SITE_PATHS.filter((path) => !FROM_A_MAIL.has(path));
  expect(expected.length).toBeGreaterThanOrEqual(60);
  expect(expected.filter((path) => !reached.has(path))).toEqual([]);
  // The style guide is for page builders: no page links to it.
  expect(reached).not.toContain('/styleguide');
});

test('fragment links have targets, and links to new tabs have no opener', async ({ request }) => {
  for (const path of SITE_PATHS) {
    const document = parseHtml(await (await request.get(path)).text());
    const ids = new Set(allElements(document).map(({ attribs }) => attribs['id']));
    for (const { attribs } of elementsOf(document, 'a')) {
      const [page, part] = (attribs['href'] ?? '').split('#');
      if (part && (!page || page === path))
        expect.soft(ids.has(part), `${path}#${part}`).toBe(true);
      if (attribs['target'] === '_blank')
        expect.soft(attribs['rel'], `${path} to ${attribs['href']}`).toContain('noopener');
    }
  }
});

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

test('redirects the old address of the audit permanently, with its query', async ({ request }) => {
  const answer = await request.get('/growth-audit?utm_source=talk', { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers()['location']).toBe('/book-audit?utm_source=talk');
});
