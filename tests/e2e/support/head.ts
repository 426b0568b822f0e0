import type { APIRequestContext } from '@playwright/test';

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

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decoded = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_whole, name: string) => ENTITIES[name]!);

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, decoded(value!)]),
  );

const collect = (pairs: (readonly [string, string])[]) => {
  const found = new Map<string, string[]>();
  for (const [key, value] of pairs) found.set(key, [...(found.get(key) ?? []), value]);
  return found;
};

export async function readHead(request: APIRequestContext, url: string): Promise<ReadHead> {
  const answer = await request.get(url, { maxRedirects: 0 });
  const html = await answer.text();
  const tags = (name: string) =>
    [...html.matchAll(new RegExp(`<${name}\\s[^>]*>`, 'g'))].map(([tag]) => attributesOf(tag));
  return {
    status: answer.status(),
    headers: answer.headers(),
    titles: [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => decoded(title!)),
    meta: collect(
      tags('meta').flatMap(({ name, property, content }) =>
        name || property ? [[name ?? property!, content ?? ''] as const] : [],
      ),
    ),
    links: collect(
      tags('link').map(({ rel, type, href }) => [type ? `${rel} ${type}` : rel!, href!] as const),
    ),
    entities: [
      ...html.matchAll(/<script\s[^>]*type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g),
    ].flatMap(
      ([, json]) => (JSON.parse(json!) as { '@graph': Record<string, unknown>[] })['@graph'],
    ),
    html,
  };
}
