import type { DocumentContent } from '#src/domains/documents/document.ts';
import { type BlockLabels, NO_LABELS } from '#src/domains/documents/history/field-labels.ts';
import { isEqualJson, isObject } from '#src/platform/json.ts';
import { type EditStep, reverted } from './revert.ts';
import { type ContentChange, diffContent } from '#src/domains/documents/history/diff-content.ts';
import { nameOf, nameOfField, readableName } from '#src/domains/documents/history/name-of-field.ts';

/** A step that can be undone or redone. */
interface HistoryStep extends EditStep {
  /** what it did: `move FAQ` */
  name: string;
  /** the text that is being typed; further typing there joins this step */
  typing: { place: string; startedAt: number; lastAt: number } | undefined;
}

/** The steps of this editor in this tab. Never what others saved. */
export interface EditHistory {
  /** the newest last */
  done: readonly HistoryStep[];
  /** the next to redo last */
  undone: readonly HistoryStep[];
}

export const EMPTY_HISTORY: EditHistory = { done: [], undone: [] };

/** Typing after a pause as long as this is another step, and so is what follows after as long as `MAX_TYPING_MS`. */
const PAUSE_MS = 2_000;
const MAX_TYPING_MS = 20_000;
/** States share their parts, so that a step costs about as much as what it changed. */
const MAX_STEPS = 500;

/**
 * Adds a change. Typing in one field becomes one step, and a change that changes nothing none.
 * @param now milliseconds
 * @param name what it did, where the difference of the states does not say it well
 * @param labels what the form calls the fields
 */
export function recorded(
  history: EditHistory,
  { before, after }: EditStep,
  now: number,
  name?: string,
  labels?: BlockLabels,
): EditHistory {
  if (isEqualJson(before, after)) return history;
  const place = name === undefined ? changedPlace(before, after) : undefined;
  const last = history.done.at(-1);
  if (place !== undefined && last && continues(last, before, place, now)) {
    const rest = history.done.slice(0, -1);
    // Typed, and deleted again.
    if (isEqualJson(last.before, after)) return { done: rest, undone: [] };
    return {
      done: [...rest, { ...last, after, typing: { ...last.typing!, lastAt: now } }],
      undone: [],
    };
  }
  const step = {
    before,
    after,
    name: name ?? nameOfStep({ before, after }, labels),
    typing: place === undefined ? undefined : { place, startedAt: now, lastAt: now },
  };
  return { done: [...history.done, step].slice(-MAX_STEPS), undone: [] };
}

function continues(
  { after, typing }: HistoryStep,
  before: DocumentContent,
  place: string,
  now: number,
): boolean {
  if (typing?.place !== place) return false;
  if (now - typing.lastAt >= PAUSE_MS || now - typing.startedAt >= MAX_TYPING_MS) return false;
  // What others saved in between is no part of the step.
  return isEqualJson(after, before);
}

/** The next typing is another step, as after the editor has left a field. */
export function withoutTyping(history: EditHistory): EditHistory {
  const last = history.done.at(-1);
  if (!last?.typing) return history;
  return { ...history, done: [...history.done.slice(0, -1), { ...last, typing: undefined }] };
}

export interface Moved {
  history: EditHistory;
  content: DocumentContent;
  /** the step that was taken; undefined if there was none */
  name: string | undefined;
  /** what it was about was changed by others since, so that their text stays */
  isOverruled: boolean;
}

/**
 * Takes the last step back, merging three ways: what others changed since stays. A step of which nothing is left to take back
 * is skipped, unless others have replaced it: then the editor should know.
 */
export const undone = (history: EditHistory, now: DocumentContent): Moved =>
  moved(history, now, 'done', 'undone');

/** Makes the step again that was taken back last. */
export const redone = (history: EditHistory, now: DocumentContent): Moved =>
  moved(history, now, 'undone', 'done');

function moved(
  history: EditHistory,
  now: DocumentContent,
  from: 'done' | 'undone',
  to: 'done' | 'undone',
): Moved {
  const step = history[from].at(-1);
  if (!step) return { history, content: now, name: undefined, isOverruled: false };
  const rest = { ...history, [from]: history[from].slice(0, -1) };
  const { content, isChanged, isOverruled } = reverted(step, now);
  if (!isChanged)
    return isOverruled
      ? { history: rest, content: now, name: step.name, isOverruled }
      : moved(rest, now, from, to);
  const opposite = { before: now, after: content, name: step.name, typing: undefined };
  return {
    history: { ...rest, [to]: [...history[to], opposite] },
    content,
    name: step.name,
    isOverruled,
  };
}

/**
 * The one value that differs between two states that share all other parts, such as a text that is being typed. Parts are
 * compared by identity, so that this costs nothing on a large page.
 * @returns a key of its place; undefined if more than one value differs, or the shape
 */
function changedPlace(before: DocumentContent, after: DocumentContent): string | undefined {
  const place = descend(before, after);
  return place && JSON.stringify(place);
}

function descend(before: unknown, after: unknown): string[] | undefined {
  if (isText(before) && isText(after)) return [];
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length ? intoOne(before, after, Object.keys(after)) : undefined;
  if (!isObject(before) || !isObject(after)) return undefined;
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return intoOne(before, after, [...fields]);
}

function intoOne(before: object, after: object, fields: readonly string[]): string[] | undefined {
  const changed = fields.filter((field) => !Object.is(partAt(before, field), partAt(after, field)));
  const [field] = changed;
  if (field === undefined || changed.length > 1) return undefined;
  const item = partAt(after, field);
  const rest = descend(partAt(before, field), item);
  // An item keeps its place while others are moved around it.
  const step = isObject(item) && typeof item['id'] === 'string' ? item['id'] : field;
  return rest && [step, ...rest];
}

const partAt = (value: object, field: string): unknown => Reflect.get(value, field);

/** An optional text that is emptied may be removed. Switches and choices of numbers are steps of their own. */
const isText = (value: unknown): boolean => value === undefined || typeof value === 'string';

/** The name of a step, for "Undo: move FAQ". */
function nameOfStep({ before, after }: EditStep, labels = NO_LABELS): string {
  const changes = diffContent(before, after);
  const blocks = new Set(changes.map(({ block }) => block));
  const [first] = changes;
  if (!first) return 'nothing';
  if (changes.length === 1) return nameOfChange(first, { before, after }, labels);
  const [block] = blocks;
  if (blocks.size === 1 && block !== undefined) return `change ${kindOf(block, { before, after })}`;
  if (changes.every(({ type, field }) => type === first.type && field === ''))
    return `${VERBS[first.type]} ${changes.length} sections`;
  return `${changes.length} changes`;
}

const VERBS = { added: 'add', removed: 'remove', changed: 'change', moved: 'move' } as const;

function nameOfChange(
  { type, block, blockType, field, after }: ContentChange,
  step: EditStep,
  labels: BlockLabels,
): string {
  if (block === undefined) return `change ${nameOfField(field)}`;
  const kind = kindOf(block, step);
  if (field === '') return `${VERBS[type]} ${kind}`;
  if (field === 'hidden') return `${after === true ? 'hide' : 'show'} ${kind}`;
  return `change ${nameOf(field, blockType ?? '', labels)}`;
}

function kindOf(id: string, { before, after }: EditStep): string {
  const block = [after, before]
    .flatMap(({ blocks }) => blocks ?? [])
    .find((each) => each.id === id);
  return readableName(block?.type ?? 'section');
}
