import { valueAt } from '#src/domains/documents/merge/content-path.ts';
import type { Conflict, HeldConflict, SaveStatus, WorkingCopyState } from './working-copy.ts';
import { type Model, needsCopy, nextState } from './working-copy-model.ts';

/** The document as its editor sees it. */
export const toState = (
  model: Model,
  isSending: boolean,
  keepsCopy: boolean | undefined,
): WorkingCopyState => ({
  content: model.content,
  status: statusOf(model, isSending),
  base: model.base,
  conflicts: model.conflicts.map((conflict) => toConflict(conflict, model)),
  problems: model.refusals.map(({ problem }) => problem),
  message: model.message,
  note: model.note,
  keepsCopy,
});

/** Whether the server has everything that it can have. */
export const isIdle = (model: Model): boolean => !model.pending && !nextState(model);

function statusOf(model: Model, isSending: boolean): SaveStatus {
  if (model.trouble) return model.trouble;
  if (isSending) return 'saving';
  if (model.message !== undefined) return 'refused';
  if (!isIdle(model)) return 'unsaved';
  if (model.refusals.length > 0) return 'refused';
  if (model.conflicts.length > 0) return 'conflict';
  return needsCopy(model) ? 'refused' : 'saved';
}

/** Whether a conflict concerns one paragraph of a text, whose other paragraphs are joined. */
export const isParagraph = ({ found }: HeldConflict): boolean =>
  found.path.some((step) => typeof step === 'object' && 'node' in step);

/** A conflict with its values now: the editor may have typed on, and the other may have saved again. */
const toConflict = (conflict: HeldConflict, { content, base }: Model): Conflict => ({
  ...conflict,
  base: conflict.found.base,
  mine: isParagraph(conflict) ? conflict.found.mine : valueAt(content, conflict.place),
  theirs: isParagraph(conflict) ? conflict.found.theirs : valueAt(base.content, conflict.place),
});
