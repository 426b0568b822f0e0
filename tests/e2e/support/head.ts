import type { APIRequestContext } from '@playwright/test';
import { elementsOf, parseHtml, textOf } from './html.ts';

/** What a crawler reads of a page before any script has run. */
export interface ReadHead {
  status: number;
  headers: Record<string, string>;
  titles: string[];
  /** content by name or property; a second element of one name is a mistake, and kept to be found */
  meta: Map<string, string[]>;
  /** addresses by rel and, where there is one, type */
  links: Map<string, string[]>;
  /** entities of every JSON-LD script, also those in the body */
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
    // Drawings have titles of their own.
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
