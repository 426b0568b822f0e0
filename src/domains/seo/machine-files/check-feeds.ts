import { z } from 'zod';
import { newest } from './check-sitemap.ts';
import { collectProblems, type FileReport } from './machine-file.ts';
import { readXml } from './read-xml.ts';

const isOurs = (address: string, origin: string) => URL.parse(address)?.origin === origin;
/** RFC 822 with a year of four digits, as RSS asks for. */
const RFC_822 =
  /^(?:[A-Z][a-z]{2}, )?\d{1,2} [A-Z][a-z]{2} \d{4} \d\d:\d\d(?::\d\d)? (?:GMT|UT|[+-]\d{4}|[A-Z]{3})$/;

/** Checks a feed against RSS 2.0 (rssboard.org/rss-specification). */
export function checkRss(xml: string, origin: string): FileReport {
  const { problems, add } = collectProblems();
  const { elements, error } = readXml(xml);
  if (error) add(`It is not well-formed XML: ${error}.`);
  const root = elements.at(-1);
  if (root?.path !== 'rss' || root.attributes['version'] !== '2.0') add('It is not RSS 2.0.');
  const at = (path: string) => elements.filter((element) => element.path === `rss/${path}`);
  for (const name of ['title', 'link', 'description'])
    if (!at(`channel/${name}`)[0]?.text.trim()) add(`The channel has no ${name}.`);
  const items = at('channel/item').length;
  const [titles, links, guids] = ['title', 'link', 'guid'].map((name) =>
    at(`channel/item/${name}`),
  );
  if (titles!.filter(({ text }) => text.trim()).length < items) add('An item has no title.');
  if (new Set(guids!.map(({ text }) => text)).size < items)
    add('Items share a guid or have none, so readers show them twice.');
  for (const { text, line } of links!)
    if (!isOurs(text.trim(), origin)) add(`Line ${line}: ${text.trim()} is not on ${origin}.`);
  const times = at('channel/item/pubDate');
  for (const { text, line } of times)
    if (!RFC_822.test(text.trim())) add(`Line ${line}: “${text.trim()}” is not an RFC 822 date.`);
  const built = at('channel/lastBuildDate');
  return {
    count: `${items} items`,
    problems,
    modified: newest([...built, ...times].map(({ text }) => text)),
  };
}

const time = z.iso.datetime({ offset: true, error: 'is not an RFC 3339 date' });
const text = z.string('is missing').min(1, 'is empty');

/** What JSON Feed 1.1 requires (jsonfeed.org/version/1.1). */
const jsonFeedSchema = z.object({
  version: z.literal('https://jsonfeed.org/version/1.1', 'is not that of JSON Feed 1.1'),
  title: text,
  home_page_url: z.url('is not an address').optional(),
  feed_url: z.url('is not an address').optional(),
  items: z.array(
    z
      .object({
        id: text,
        url: z.url('is not an address').optional(),
        content_html: z.string().optional(),
        content_text: z.string().optional(),
        date_published: time.optional(),
        date_modified: time.optional(),
      })
      .refine(
        (item) => item.content_html !== undefined || item.content_text !== undefined,
        'has neither content_html nor content_text',
      ),
    'is missing',
  ),
});

/** Checks a feed against JSON Feed 1.1. */
export function checkJsonFeed(json: string, origin: string): FileReport {
  const { problems, add } = collectProblems();
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    return { count: '', problems: [`It is not JSON: ${String(error)}.`] };
  }
  const { data, error } = jsonFeedSchema.safeParse(value);
  for (const { path, message } of error?.issues ?? [])
    add(`${path.length > 0 ? path.join('.') : 'The feed'} ${message}.`);
  const items = data?.items ?? [];
  if (new Set(items.map(({ id }) => id)).size < items.length) add('Two items have the same id.');
  for (const { url } of items) if (url && !isOurs(url, origin)) add(`${url} is not on ${origin}.`);
  const times = items.flatMap((item) => [item.date_modified, item.date_published]);
  return {
    count: `${items.length} items`,
    problems,
    modified: newest(times.filter((each) => each !== undefined)),
  };
}
