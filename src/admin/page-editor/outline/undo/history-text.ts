import { isObject } from '#src/domains/documents/json.ts';
import { EMPTY_HISTORY, type EditHistory, type HistoryStep } from './edit-history.ts';

/** A history as text, for the storage of the tab. States share most of their parts, and each part is written once. */

/** Below the 5 MB that browsers allow all of a site's pages in a tab, so that the histories of several documents fit. */
export const MAX_HISTORY_CHARS = 1_000_000;

/** @returns the history without its oldest steps if it would be too long; undefined if it is empty */
export function historyToText(
  history: EditHistory,
  maxChars = MAX_HISTORY_CHARS,
): string | undefined {
  let { done, undone } = history;
  while (done.length + undone.length > 0) {
    const text = pooled({ done: done.map(withoutTyping), undone: undone.map(withoutTyping) });
    if (text.length <= maxChars) return text;
    // The newest steps are the last ones.
    done = done.slice(Math.ceil(done.length / 2) || 1);
    undone = undone.slice(Math.ceil(undone.length / 2) || 1);
  }
  return undefined;
}

/** @returns an empty history for a text of another version, or of anything else */
export function historyFromText(text: string): EditHistory {
  try {
    const root = unpooled(text);
    if (isObject(root) && areSteps(root['done']) && areSteps(root['undone']))
      return { done: root['done'], undone: root['undone'] };
  } catch {
    // Not ours.
  }
  return EMPTY_HISTORY;
}

/** Typing after a reload is a step of its own. */
const withoutTyping = ({ before, after, name }: HistoryStep) => ({ before, after, name });

const areSteps = (value: unknown): value is HistoryStep[] =>
  Array.isArray(value) &&
  value.every(
    (step) =>
      isObject(step) &&
      typeof step['name'] === 'string' &&
      isObject(step['before']) &&
      isObject(step['after']),
  );

/** The parts of a value, each once and after its own parts, which it names by their number. The value itself is the last one. */
function pooled(value: unknown): string {
  const parts: string[] = [];
  const numbers = new Map<string, number>();
  const seen = new Map<object, number>();
  const numberOf = (part: unknown): number => {
    if (typeof part !== 'object' || part === null) return add(JSON.stringify(part));
    const known = seen.get(part);
    if (known !== undefined) return known;
    const number = add(
      JSON.stringify(
        Array.isArray(part)
          ? part.map((item) => numberOf(item ?? null))
          : Object.fromEntries(
              Object.entries(part)
                .filter(([, inner]) => inner !== undefined)
                .map(([field, inner]) => [field, numberOf(inner)]),
            ),
      ),
    );
    seen.set(part, number);
    return number;
  };
  const add = (text: string): number => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, parts.push(text) - 1);
    return parts.length - 1;
  };
  numberOf(value);
  return `[${parts.join(',')}]`;
}

function unpooled(text: string): unknown {
  const parts: unknown[] = [];
  for (const part of JSON.parse(text) as unknown[]) {
    const at = (number: unknown) => parts[number as number];
    if (Array.isArray(part)) parts.push(part.map(at));
    else if (isObject(part))
      parts.push(
        Object.fromEntries(Object.entries(part).map(([field, number]) => [field, at(number)])),
      );
    else parts.push(part);
  }
  return parts.at(-1);
}
