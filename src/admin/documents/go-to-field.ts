import { fieldId } from './field-id.ts';
import type { Place } from './place.ts';

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

/** Opens whatever holds a field, and focuses it. */
export function goToField(place: Place, path = ''): void {
  const ids = [...openers].map((open) => open(place, path));
  focusField(place, 0, ids.find((id) => id !== undefined) ?? fieldId(place));
}

/** The fields of a section are rendered once it is open. */
function focusField(place: Place, frame = 0, id = fieldId(place)): void {
  const target = document.getElementById(id);
  for (let part: Element | null = target; part; part = part.parentElement)
    if (part instanceof HTMLDetailsElement) part.open = true;
  if (target) target.focus();
  else if (frame < MAX_FRAMES) requestAnimationFrame(() => focusField(place, frame + 1, id));
  else if (place.length > 2) focusField(place.slice(0, 2), MAX_FRAMES);
}
