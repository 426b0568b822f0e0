import { type ContentChange, diffContent } from './diff-content.ts';
import type { DocumentBlock, DocumentContent } from '../document.ts';
import { byReadingOrder } from './field-order.ts';
import { isObject } from '#src/platform/json.ts';

/** A change of a section; a moved one may have changed, too. */
export type SectionChangeKind = 'added' | 'removed' | 'moved' | 'hidden' | 'shown' | 'changed';

/** How one section differs between two states of a content. */
export interface SectionChange {
  /** id of the block; null for the fields of the document itself */
  id: string | null;
  kinds: readonly SectionChangeKind[];
  /** undefined if it was added */
  before: DocumentBlock | undefined;
  /** undefined if it was removed */
  after: DocumentBlock | undefined;
  /** places in each state, from 1 */
  from: number | undefined;
  to: number | undefined;
  /** the fields that differ, if both states have it */
  fields: readonly ContentChange[];
}

/**
 * Lists what differs, section by section: the fields of the document first, then the blocks in the order of the later state,
 * with removed ones where they were.
 */
export function diffSections(before: DocumentContent, after: DocumentContent): SectionChange[] {
  const byBlock = Map.groupBy(diffContent(before, after), ({ block }) => block ?? null);
  const [old, young] = [placesIn(before), placesIn(after)];
  const ids = [null, ...joinedOrder([...old.keys()], [...young.keys()])];
  return ids.flatMap((id): SectionChange[] => {
    const changes = byBlock.get(id);
    if (!changes) return [];
    const [was, is] = id === null ? [] : [old.get(id), young.get(id)];
    return [
      {
        id,
        kinds: kindsOf(changes),
        before: was?.block,
        after: is?.block,
        from: was?.place,
        to: is?.place,
        fields: changes
          .filter((change) => kindOf(change) === 'changed')
          .toSorted((one, other) => byReadingOrder(one.field, other.field)),
      },
    ];
  });
}

const placesIn = ({ blocks = [] }: DocumentContent) =>
  new Map(blocks.map((block, at) => [block.id, { block, place: at + 1 }]));

/** The later order, with each removed id behind the id that was before it. */
function joinedOrder(before: readonly string[], after: readonly string[]): string[] {
  const kept = new Set(after);
  const removed = new Map<string | undefined, string[]>();
  let last: string | undefined;
  for (const id of before)
    if (kept.has(id)) last = id;
    else removed.set(last, [...(removed.get(last) ?? []), id]);
  return [undefined, ...after].flatMap((id) => [
    ...(id === undefined ? [] : [id]),
    ...(removed.get(id) ?? []),
  ]);
}

const kindsOf = (changes: readonly ContentChange[]): SectionChangeKind[] => [
  ...new Set(changes.map(kindOf)),
];

function kindOf({ type, path, after }: ContentChange): SectionChangeKind {
  if (path[0] !== 'blocks' || typeof path[1] !== 'object') return 'changed';
  if (path.length === 2) return type;
  if (path.length === 3 && path[2] === 'hidden') return after === true ? 'hidden' : 'shown';
  // A moved item of a list inside of the block.
  return 'changed';
}

/** Whether editors have hidden a block from visitors. */
export const isHiddenBlock = (block: DocumentBlock | undefined): boolean =>
  isObject(block) && block['hidden'] === true;
