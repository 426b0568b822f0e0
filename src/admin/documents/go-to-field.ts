import { fieldId } from './field-id.ts';
import type { Place } from './place.ts';

const MAX_FRAMES = 20;

/** Opens the sections around a field and focuses it. The fields of a closed section are rendered only then. */
export function goToField(place: Place, frame = 0): void {
  const block = place.length > 2 ? document.getElementById(fieldId(place.slice(0, 2))) : null;
  const target = document.getElementById(fieldId(place));
  for (let part: Element | null = target ?? block; part; part = part.parentElement)
    if (part instanceof HTMLDetailsElement) part.open = true;
  if (target) target.focus();
  else if (frame < MAX_FRAMES) requestAnimationFrame(() => goToField(place, frame + 1));
  else block?.focus();
}
