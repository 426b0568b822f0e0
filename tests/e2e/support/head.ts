import type { APIRequestContext } from '@playwright/test';
import { elementsOf, parseHtml, rawTextOf as textOf } from '#tests/support/html.ts';

/** The head of a page as a crawler reads it, before scripts. */
export interface ReadHead {
  status: number;
  headers: Record<string, string>;
  titles: string[];
  /** content by name or property; duplicates are preserved to be found */
  meta: Map<string, string[]>;
  /** URLs by rel and, if present, type */
  links: Map<string, string[]>;
  /** JSON-LD entities, including those in the body */
  entities: Record<string, unknown>[];
  html: string;
}

const collect = (pairs: (readonly [string, string])[]) => {
  const found = new Map<string, string[]>();
  for (const [key, value] of pairs) found.set(key, [...(found.get(key) ?? []), value]);
  return found;
};

export async function readHead(request: APIRequestContext, url: string): Promise<ReadHead> {
  const answer = await request.get(url, { maxRedirects: 0 });
  const html = await answer.text();
  const document = parseHtml(html);
  const attributesOf = (name: string) => elementsOf(document, name).map(({ attribs }) => attribs);
  return {
    status: answer.status(),
    headers: answer.headers(),
    // SVG drawings have titles too.
    titles: elementsOf(document, 'head').flatMap((head) => elementsOf(head, 'title').map(textOf)),
    meta: collect(
      attributesOf('meta').flatMap(({ name, property, content }) => {
        const key = name ?? property;
        return key ? [[key, content ?? ''] as const] : [];
      }),
    ),
    links: collect(
      attributesOf('link').map(
        ({ rel = '', type, href = '' }) => [type ? `${rel} ${type}` : rel, href] as const,
      ),
    ),
    entities: elementsOf(document, 'script')
      .filter(({ attribs }) => attribs['type'] === 'application/ld+json')
      .flatMap(
        (script) =>
          (JSON.parse(textOf(script)) as { '@graph': Record<string, unknown>[] })['@graph'],
      ),
    html,
  };
}
