import { TextSelection, type Transaction } from '@tiptap/pm/state';

/** Puts the cursor where a transaction changed something last, and scrolls there. */
export function revealChange(tr: Transaction): void {
  let end: number | undefined;
  for (const [at, map] of tr.mapping.maps.entries())
    map.forEach((_from, _to, _newFrom, newTo) => {
      end = tr.mapping.slice(at + 1).map(newTo);
    });
  if (end === undefined) return;
  const place = Math.min(end, tr.doc.content.size);
  tr.setSelection(TextSelection.near(tr.doc.resolve(place), -1)).scrollIntoView();
}
