import { keyBase, keyNodes } from '../merge/align-nodes.ts';
import {
  isIdList,
  isTextContainer,
  keyById,
  placeOf,
  type PathStep,
} from '../merge/content-path.ts';
import type { DocumentContent } from '../document.ts';
import { isEqualJson, isObject, type JsonObject } from '#src/platform/json.ts';
import { unmovedKeys } from '../merge/merge-order.ts';

/** One difference between two states of a content. */
export interface ContentChange {
  type: 'added' | 'removed' | 'changed' | 'moved';
  /** id of the block; undefined for a field of the document */
  block?: string;
  /** such as `seo.title`, or the field of a block such as `headline`; empty for a whole block */
  field: string;
  /** kind of the block; undefined for a field of the document */
  blockType?: string;
  path: readonly PathStep[];
  /** undefined for what was added */
  before: unknown;
  /** undefined for what was removed */
  after: unknown;
}

type Report = (
  type: ContentChange['type'],
  path: readonly PathStep[],
  before: unknown,
  after: unknown,
) => void;

/** Lists what differs, in the order of the later state; each block, field or paragraph once, and a moved one also as moved. */
export function diffContent(before: DocumentContent, after: DocumentContent): ContentChange[] {
  const changes: ContentChange[] = [];
  diffValue(
    (type, path, from, to) => {
      const place = placeOf(path);
      const block = [after, before]
        .flatMap(({ blocks }) => blocks ?? [])
        .find(({ id }) => id === place.block);
      const kind = block && { blockType: block.type };
      changes.push({ type, ...place, ...kind, path, before: from, after: to });
    },
    [],
    before,
    after,
  );
  return changes;
}

function diffValue(
  report: Report,
  path: readonly PathStep[],
  before: unknown,
  after: unknown,
): void {
  // A field that was missing, and that a newer schema fills in, has not changed.
  if (isEqualJson(before ?? null, after ?? null)) return;
  if (isObject(before) && isObject(after) && isSameType(before, after))
    diffObject(report, path, before, after);
  else if (isIdList(before) && isIdList(after))
    diffList(report, path, [keyById(before), keyById(after)], (id) => ({ id }), diffValue);
  else if (before === undefined) report('added', path, before, after);
  else report(after === undefined ? 'removed' : 'changed', path, before, after);
}

const isSameType = (before: JsonObject, after: JsonObject) => before['type'] === after['type'];

function diffObject(
  report: Report,
  path: readonly PathStep[],
  before: JsonObject,
  after: JsonObject,
) {
  for (const field of new Set([...Object.keys(after), ...Object.keys(before)])) {
    const [from, to] = [before[field], after[field]];
    const isText = field === 'content' && isTextContainer(before);
    if (isText && Array.isArray(from) && Array.isArray(to))
      diffList(
        report,
        [...path, field],
        [keyBase(from), keyNodes(from, to)],
        (_, at) => ({ node: at }),
        diffNode,
      );
    else diffValue(report, [...path, field], from, to);
  }
}

/** Compares lists of items under unique keys. The place of a removed item is the one it had. */
function diffList(
  report: Report,
  path: readonly PathStep[],
  [before, after]: readonly [ReadonlyMap<string, unknown>, ReadonlyMap<string, unknown>],
  stepOf: (key: string, at: number) => PathStep,
  diffItem: typeof diffValue,
) {
  const unmoved = unmovedKeys([...before.keys()], [...after.keys()]);
  for (const [at, [key, to]] of [...after].entries()) {
    const place = [...path, stepOf(key, at)];
    const from = before.get(key);
    if (before.has(key) && !unmoved.has(key)) report('moved', place, from, to);
    diffItem(report, place, from, to);
  }
  for (const [at, [key, from]] of [...before].entries())
    if (!after.has(key)) report('removed', [...path, stepOf(key, at)], from, undefined);
}

/** A paragraph is one difference, not its runs of text. */
function diffNode(report: Report, path: readonly PathStep[], before: unknown, after: unknown) {
  if (isTextContainer(before) && isTextContainer(after)) diffValue(report, path, before, after);
  else if (!isEqualJson(before, after))
    report(before === undefined ? 'added' : 'changed', path, before, after);
}
