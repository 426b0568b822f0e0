import { type BodyNode, textOfBody } from '#src/domains/content/post-body.ts';
import { isObject, type JsonObject } from '#src/domains/documents/json.ts';

const counted = new WeakMap<object, number>();

/** The words of a body. Each block is counted once as long as it stays the same. */
export function wordsOf({ content }: JsonObject): number {
  const blocks = Array.isArray(content) ? (content as unknown[]).filter(isObject) : [];
  return blocks.reduce((sum, block) => sum + wordsOfBlock(block), 0);
}

function wordsOfBlock(block: JsonObject): number {
  const known = counted.get(block);
  if (known !== undefined) return known;
  const count = textOfBody(block as unknown as BodyNode).match(/\S+/g)?.length ?? 0;
  counted.set(block, count);
  return count;
}
