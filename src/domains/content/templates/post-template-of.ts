import { isObject } from '#src/platform/json.ts';
import type { PostTemplate } from './template-content.ts';

/** The template that a post was made from; undefined for a post without one. */
export function postTemplateOf(post: Readonly<Record<string, unknown>>): PostTemplate | undefined {
  const given = post['template'];
  if (!isObject(given)) return undefined;
  const { id, version, values } = given;
  if (typeof id !== 'string' || typeof version !== 'number') return undefined;
  const texts = Object.entries(isObject(values) ? values : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { id, version, values: Object.fromEntries(texts) };
}
