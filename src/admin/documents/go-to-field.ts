import { useEffect } from 'react';
import type { DocumentContent, DocumentProblem } from '#src/domains/documents/document.ts';
import { FIELD_PART } from '#src/admin/parts/editor-address.ts';
import { fieldId } from './field-id.ts';
import { type Place, placeOfProblem } from './place.ts';

const MAX_FRAMES = 20;

type Opener = (place: Place, path: string) => string | undefined | void;

const openers = new Set<Opener>();

/**
 * Registers what brings a field into view that an editor shows only then, such as those of one section at a time.
 * @param open gets the dotted path of a value within the field too; empty for all of it. It may return the id of the control for that
 * @returns a function that takes it back
 */
export function onGoToField(open: Opener): () => void {
  openers.add(open);
  return () => void openers.delete(open);
}

/**
 * Opens whatever holds a field, and focuses it.
 * @param path dotted, of a value within the section or document, such as `items.1.question`
 */
export function goToField(place: Place, path = ''): void {
  const own = [...openers].map((open) => open(place, path)).find((id) => id !== undefined);
  focusField(place, own === undefined ? idsOf(place, path) : [own]);
}

/** Opens and focuses the field that a problem is about. */
export function goToProblem(content: DocumentContent, problem: DocumentProblem): void {
  const place = placeOfProblem(content, problem);
  // A problem of the JSON as a whole names the section by its place.
  if (place) goToField(place, problem.field.replace(/^blocks\.\d+\.(props\.)?/, ''));
}

/** Goes to the field that the address of an editor names, once the editor is there. */
export function useFieldOfAddress(content: DocumentContent): void {
  useEffect(() => {
    const { hash } = location;
    if (!hash.startsWith(FIELD_PART)) return undefined;
    const field = hash.slice(FIELD_PART.length);
    const frame = requestAnimationFrame(() => goToProblem(content, { field, message: '' }));
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the editor opens
  }, []);
}

/** The fields of a section are rendered once it is open, and a part of the editor that was hidden takes no focus before. */
function focusField(place: Place, ids: readonly string[], frame = 0): void {
  const target = ids.map((id) => document.getElementById(id)).find((found) => found !== null);
  for (let part: Element | null = target ?? null; part; part = part.parentElement)
    if (part instanceof HTMLDetailsElement) part.open = true;
  target?.focus();
  if (target && document.activeElement === target) return;
  if (frame < MAX_FRAMES) requestAnimationFrame(() => focusField(place, ids, frame + 1));
  else if (place.length > 2)
    focusField(place.slice(0, 2), [fieldId(place.slice(0, 2))], MAX_FRAMES);
}

/** The ids of the innermost value and of what it is in, up to the field: a text of many parts is one control. */
function idsOf(place: Place, path: string): string[] {
  const item = place.findLastIndex((step) => typeof step !== 'string');
  const names = path === '' ? [] : path.split('.');
  const ids = names.map((_, at) =>
    fieldId([...place.slice(0, item + 1), ...names.slice(0, names.length - at)]),
  );
  return [...ids, fieldId(place)];
}
