import { Button } from '#src/admin/kit/button.tsx';
import { shortName } from './document-labels.ts';
import { useNameOf } from './field-labels.ts';
import type { MergeNote, NotedField } from './working-copy.ts';

const MAX_NAMES = 3;

/** `Ben changed “FAQ: Headline”`. Quiet: nothing has to be done. */
function mergeNoteText(
  { by, changed: fields, returned }: MergeNote,
  nameOf: ReturnType<typeof useNameOf>,
): string {
  const who = by ? shortName(by.name) : 'A new release';
  const listed = (noted: readonly NotedField[]) => {
    const all = [...new Set(noted.map(({ field, blockType }) => nameOf(field, blockType)))];
    const shown = all.slice(0, MAX_NAMES).map((name) => `“${name}”`);
    const rest = all.length - shown.length;
    return [...shown, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
  };
  const changed = fields.length > 0 ? [`${who} changed ${listed(fields)}.`] : [];
  const back =
    returned.length > 0
      ? [`${listed(returned)} is back: you deleted it, and ${who} changed it.`]
      : [];
  return [...changed, ...back].join(' ');
}

interface MergeNoteLineProps {
  note: MergeNote | undefined;
  onClose(): void;
}

/** A line on what someone else changed in the meantime. The live region is always rendered, so that it is announced. */
export function MergeNoteLine({ note, onClose }: MergeNoteLineProps) {
  const nameOf = useNameOf();
  return (
    <div role="status" aria-label="Changes of others">
      {note ? (
        <div className="edge-teal px-4 row apart gap-4 mt-4 small">
          <p>{mergeNoteText(note, nameOf)}</p>
          <Button tone="link" onClick={onClose}>
            Close
          </Button>
        </div>
      ) : null}
    </div>
  );
}
