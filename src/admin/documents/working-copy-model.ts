import { valueAt, withValue } from '#src/domains/documents/merge/content-path.ts';
import type {
  DocumentBlock,
  DocumentContent,
  DocumentProblem,
} from '#src/domains/documents/document.ts';
import { isEqualJson } from '#src/platform/json.ts';
import { mergeContent } from '#src/domains/documents/merge/merge.ts';
import { inOrder, missingItem, type Place, placeOfProblem } from './place.ts';
import type {
  HeldConflict,
  LocalCopy,
  MergeNote,
  PendingSave,
  StoredState,
} from './working-copy.ts';
import type { Actor } from '#src/platform/activity/activity.ts';

/** The browser's knowledge of a document. The functions below are its transitions, without effects. */
export interface Model {
  /** the server's last known state */
  base: StoredState;
  /** what the editor sees */
  content: DocumentContent;
  /** its outcome is unknown, so it is repeated before anything else is sent */
  pending: PendingSave | undefined;
  /** states with text that the editor gave up in a conflict; each is saved once, unless the server refuses it, so that the history has it */
  keepsakes: readonly DocumentContent[];
  conflicts: readonly HeldConflict[];
  refusals: readonly Refusal[];
  /** the last state that the server refused; not sent again */
  refused: DocumentContent | undefined;
  /** why the last request has no outcome */
  trouble: 'offline' | 'session-ended' | undefined;
  /** why the server refused the last one, for the editor */
  message: string | undefined;
  note: MergeNote | undefined;
}

export const openModel = (base: StoredState): Model => ({
  base,
  content: base.content,
  pending: undefined,
  keepsakes: [],
  conflicts: [],
  refusals: [],
  refused: undefined,
  trouble: undefined,
  message: undefined,
  note: undefined,
});

/** The content without what the server cannot have yet: fields in conflict keep theirs, refused fields the stored value. */
export const sendable = ({ base, content, conflicts, refusals }: Model): DocumentContent =>
  heldBack(content, base.content, [
    ...conflicts.map(({ place }) => place),
    ...refusals.flatMap(({ place }) => (place ? [place] : [])),
  ]);

/** The next whole state for the server; undefined if it has everything that it can have. */
export function nextState(model: Model): DocumentContent | undefined {
  // A keepsake has fields that are in conflict again, so it waits until the editor has seen and decided them.
  const keepsake = model.conflicts.length === 0 ? model.keepsakes[0] : undefined;
  const next = keepsake ?? sendable(model);
  if (isEqualJson(next, model.refused) || isEqualJson(next, model.base.content)) return undefined;
  return next;
}

/** A request that saves a state made from the last known one. */
export const newSave = (
  { version, builtInHash }: StoredState,
  saveId: string,
  content: DocumentContent,
): PendingSave => ({
  saveId,
  base: version,
  ...(builtInHash !== undefined && { builtInHash }),
  content,
});

/** Whether the server has another state. A release changes a built-in text under its version. */
export const isNewer = (current: StoredState, base: StoredState): boolean =>
  current.version === base.version
    ? current.builtInHash !== base.builtInHash
    : current.version > base.version;

/** Whether the browser has something that the server does not have. */
export const needsCopy = (model: Model): boolean =>
  model.pending !== undefined ||
  model.keepsakes.length > 0 ||
  !isEqualJson(model.content, model.base.content);

/** The editor typed. A refused field is tried again as soon as it differs; a conflict ends when both sides agree. */
export const edited = (model: Model, content: DocumentContent): Model =>
  // What was refused gets another chance with each change.
  withOpenParts({ ...model, content, refused: undefined, message: undefined });

/** The server has stored the pending state. */
export function stored(model: Model, version: number, savedAt: string, by: Actor): Model {
  const { pending } = model;
  if (!pending) return model;
  const base = { version, savedAt, savedBy: by, content: pending.content };
  const { keepsakes } = withoutKeepsake(model, pending);
  return withOpenParts({
    ...model,
    base,
    keepsakes: joinedKeepsakes(keepsakes, model.base.content, base.content),
    pending: undefined,
    refused: undefined,
  });
}

/** The keepsakes on another stored state, with the text that was given up. */
export const joinedKeepsakes = (
  keepsakes: readonly DocumentContent[],
  base: DocumentContent,
  current: DocumentContent,
): DocumentContent[] => keepsakes.map((state) => mergeContent(base, state, current).merged);

/** The server refused the pending state. The named fields are held back, so that the others can be saved. */
export function refused(model: Model, problems: readonly DocumentProblem[]): Model {
  const { pending } = model;
  if (!pending) return model;
  const found = problems.map((problem): Refusal => {
    const place = placeOfProblem(pending.content, problem);
    return { problem, place, value: valueAt(pending.content, place ?? []) };
  });
  return withOpenParts({
    ...withoutKeepsake(model, pending),
    pending: undefined,
    refused: pending.content,
    refusals: [...model.refusals, ...found],
  });
}

/** The pending state was not stored, and is not repeated. */
export const dropped = (model: Model): Model =>
  model.pending
    ? {
        ...withoutKeepsake(model, model.pending),
        pending: undefined,
        refused: model.pending.content,
      }
    : model;

export function toLocalCopy(model: Model, at: string): LocalCopy {
  const { content, base, pending, conflicts, keepsakes } = model;
  return { at, content, base, pending, conflicts, keepsakes };
}

function withoutKeepsake(model: Model, { content }: PendingSave): Model {
  const [first, ...rest] = model.keepsakes;
  return first && isEqualJson(first, content) ? { ...model, keepsakes: rest } : model;
}

/** Without conflicts whose sides agree by now, and refusals of values that have changed since. */
export function withOpenParts(model: Model): Model {
  const { content, base, conflicts, refusals, keepsakes } = model;
  return {
    ...model,
    // A keepsake that the server has already adds nothing to the history.
    keepsakes: keepsakes.filter((state) => !isEqualJson(state, base.content)),
    conflicts: conflicts.filter(
      ({ place }) => !isEqualJson(valueAt(content, place), valueAt(base.content, place)),
    ),
    refusals: refusals.filter(({ place, value }) =>
      isEqualJson(valueAt(content, place ?? []), value),
    ),
  };
}

/** A field that the server refused, with the value that it refused. */
interface Refusal {
  problem: DocumentProblem;
  /** undefined if the problem concerns the whole document */
  place: Place | undefined;
  value: unknown;
}

/** The content with the stored value at each of the places. */
const heldBack = (
  content: DocumentContent,
  stored: DocumentContent,
  places: readonly Place[],
): DocumentContent => places.reduce((result, place) => holdBack(result, stored, place), content);

function holdBack(
  content: DocumentContent,
  stored: DocumentContent,
  place: Place,
): DocumentContent {
  // A field of a new block cannot be held back alone, since the stored document has no such block.
  const held = missingItem(stored, place) ?? place;
  const missing = missingItem(content, held);
  // Within a block that the editor removed there is nothing to hold back.
  if (missing && missing.length < held.length) return content;
  const next = withValue(content, held, valueAt(stored, held));
  return missing ? sorted(next, stored, held.slice(0, -1)) : next;
}

/** Moves an item that came back to its stored position. */
function sorted(content: DocumentContent, stored: DocumentContent, list: Place): DocumentContent {
  const items = valueAt(content, list) as readonly DocumentBlock[];
  const ids = ((valueAt(stored, list) ?? []) as readonly DocumentBlock[]).map(({ id }) => id);
  return withValue(content, list, inOrder(items, ids));
}
