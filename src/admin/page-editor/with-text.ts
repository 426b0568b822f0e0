import type { DocumentContent } from '#src/domains/documents/document.ts';
import { isObject } from '#src/domains/documents/json.ts';

/**
 * The content with another text in a block.
 * @param path dotted, within the props of the block, such as `items.0.question`
 */
export const withText = (
  content: DocumentContent,
  id: string,
  path: string,
  text: string,
): DocumentContent => ({
  ...content,
  blocks: (content.blocks ?? []).map((block) =>
    block.id === id ? { ...block, props: put(block.props, path.split('.'), text) } : block,
  ),
});

function put(target: unknown, [step, ...rest]: readonly string[], text: string): unknown {
  if (step === undefined) return text;
  if (Array.isArray(target)) {
    const at = Number(step);
    return at in target ? target.with(at, put(target[at], rest, text)) : target;
  }
  return isObject(target) && Object.hasOwn(target, step)
    ? { ...target, [step]: put(target[step], rest, text) }
    : target;
}
