import { applyChoice } from '#src/domains/documents/merge/apply-choice.ts';
import { withValue } from '#src/domains/documents/merge/content-path.ts';
import { diffContent } from '#src/domains/documents/history/diff-content.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { isEqualJson } from '#src/platform/json.ts';
import { mergeContent, type MergeConflict } from '#src/domains/documents/merge/merge.ts';
import { fieldPlace, isSamePlace, type Place } from './place.ts';
import type {
  Conflict,
  HeldConflict,
  LocalCopy,
  NotedField,
  OtherSave,
  SaveOutcome,
  StoredState,
} from './working-copy.ts';
import type { Actor } from '#src/platform/activity/activity.ts';
import { isParagraph } from './working-copy-state.ts';
import {
  dropped,
  edited,
  joinedKeepsakes,
  type Model,
  openModel,
  refused,
  sendable,
  stored,
  withOpenParts,
} from './working-copy-model.ts';

/** Someone else saved: joins what does not overlap, and holds what does until the editor chooses. */
export function joined(model: Model, current: StoredState): Model {
  const save = { by: current.savedBy, at: current.savedAt };
  const { merged, conflicts } = mergeContent(model.base.content, model.content, current.content);
  const held = joinedConflicts(model.conflicts, conflicts, save);
  const next = withOpenParts({
    ...model,
    base: current,
    content: merged,
    pending: undefined,
    refused: undefined,
    keepsakes: joinedKeepsakes(model.keepsakes, model.base.content, current.content),
    conflicts: held,
  });
  const changed = changedFields(model.base.content, current.content, conflicts);
  // What I deleted and they changed is back, because deleting loses.
  const returned = conflicts.filter(({ mine }) => mine === undefined).map(fieldIn(merged));
  return changed.length + returned.length === 0
    ? next
    : { ...next, note: { ...save, changed, returned } };
}

/** What the server made of the pending state. */
export function received(before: Model, outcome: SaveOutcome, me: Actor): Model {
  const model = { ...before, trouble: undefined, message: undefined };
  switch (outcome.type) {
    case 'saved':
      return stored(model, outcome.version, outcome.savedAt, me);
    case 'outdated':
      return joined({ ...model, pending: undefined }, outcome.current);
    case 'invalid':
      return refused(model, outcome.problems);
    case 'refused':
      return { ...dropped(model), message: outcome.message };
    case 'session-ended':
      return { ...model, trouble: 'session-ended' };
    case 'unreachable':
      return { ...model, trouble: 'offline' };
  }
}

/**
 * Joins a copy that this browser kept into a document without unsaved changes.
 * @param base the state that the copy was made from
 */
export function restored(model: Model, copy: LocalCopy, base: DocumentContent): Model {
  const { merged, conflicts } = mergeContent(base, copy.content, model.base.content);
  const save = { by: model.base.savedBy, at: model.base.savedAt };
  const held = joinedConflicts(copy.conflicts, conflicts, save);
  return withOpenParts({
    ...model,
    content: merged,
    keepsakes: joinedKeepsakes(copy.keepsakes, base, model.base.content),
    conflicts: held,
  });
}

/** Whether a copy has anything that the stored state lacks. */
export function isUseful(base: StoredState, copy: LocalCopy): boolean {
  const model = openModel(base);
  const next = restored(model, copy, copy.base.content);
  return !isEqualJson(next.content, model.content) || copy.keepsakes.length > 0;
}

/**
 * Open conflicts stay open, whether or not the field was changed again. No conflict is within another one, since deciding one
 * would decide the other unseen: a deleted block replaces those within it, and an open one covers what is found within it.
 */
function joinedConflicts(
  open: readonly HeldConflict[],
  found: readonly MergeConflict[],
  save: OtherSave,
): HeldConflict[] {
  const fresh = found
    .map((conflict) => ({ ...save, place: fieldPlace(conflict.path), found: conflict }))
    .filter(({ place }) => !open.some((each) => contains(each.place, place)));
  const isReplaced = ({ place, found }: HeldConflict) =>
    fresh.some((each) => isEqualJson(each.found.path, found.path) || contains(each.place, place));
  return [
    ...open.filter((each) => !isReplaced(each)),
    // The base of a conflict is the text before its first change.
    ...fresh.map((each) => {
      const before = open.find(({ found }) => isEqualJson(found.path, each.found.path));
      return before ? { ...each, found: { ...each.found, base: before.found.base } } : each;
    }),
  ];
}

const contains = (outer: Place, inner: Place) =>
  outer.length < inner.length && isSamePlace(outer, inner.slice(0, outer.length));

function changedFields(
  before: DocumentContent,
  after: DocumentContent,
  conflicts: readonly MergeConflict[],
): NotedField[] {
  const isInConflict = (path: HeldConflict['place']) =>
    conflicts.some((each) => isSamePlace(fieldPlace(each.path), fieldPlace(path)));
  const changes = diffContent(before, after).filter(({ path }) => !isInConflict(path));
  return changes.map(({ field, blockType }) => ({ field, blockType }));
}

const fieldIn =
  (content: DocumentContent) =>
  ({ block, field }: MergeConflict): NotedField => ({
    field,
    blockType: content.blocks?.find(({ id }) => id === block)?.type,
  });

/** An editor's choice for a conflict: a side, or a text joined from both. */
export type Resolution = 'mine' | 'theirs' | { joined: unknown };

/** Ends a conflict. Text that the editor gives up becomes a checkpoint, so nothing is lost whichever way. */
export function resolved(model: Model, conflict: Conflict, resolution: Resolution): Model {
  const conflicts = model.conflicts.filter(
    ({ found }) => !isEqualJson(found.path, conflict.found.path),
  );
  const open = { ...model, conflicts };
  const content = contentOf(model, conflict, resolution);
  if (isEqualJson(content, model.content)) return edited(open, content);
  // Also with a text that was refused before: the server may accept it by now.
  const keepsake = sendable({ ...open, refusals: [] });
  return edited({ ...open, keepsakes: [...model.keepsakes, keepsake] }, content);
}

function contentOf(
  { content }: Model,
  conflict: Conflict,
  resolution: Resolution,
): DocumentContent {
  if (typeof resolution === 'object') return withValue(content, conflict.place, resolution.joined);
  if (isParagraph(conflict)) return applyChoice(content, conflict.found, resolution);
  return withValue(content, conflict.place, conflict[resolution]);
}
