import { useState } from 'react';
import type { EditedDocument } from '#src/admin/documents/use-workspace.tsx';
import { MakeDialog } from '#src/admin/documents/make-dialog.tsx';
import { SHARED_SECTION } from '#src/domains/content/sections/shared-section.ts';
import type { DocumentBlock } from '#src/domains/documents/document.ts';
import { nameOfSection } from '#src/domains/documents/history/name-of-section.ts';
import { MAKE_SECTION_API } from './section-api.ts';
import './sections.css';
import { shareBlocks } from './share-blocks.ts';

interface ShareDialogProps {
  blocks: readonly DocumentBlock[];
  /** the section from which the dialog was opened */
  selected: string;
  update: EditedDocument['update'];
  /** @param made undefined if nothing was done */
  onClose(made?: MadeSection): void;
}

export interface MadeSection {
  title: string;
  /** id of the block that stands for it now */
  place: string;
}

/** Makes a shared section of sections of a page, which shows it in their place. */
export function ShareDialog({ blocks, selected, update, onClose }: ShareDialogProps) {
  const [chosen, setChosen] = useState<readonly string[]>([selected]);
  const sharable = blocks.filter(({ type }) => type !== SHARED_SECTION);
  const picked = sharable.filter(({ id }) => chosen.includes(id));
  const [first] = picked;
  return (
    <MakeDialog
      title="Make a shared section"
      intro="Other pages can show it too. It is public at once, and this page shows it where the first of its sections is now."
      verb={['Make it shared', 'Making it…']}
      api={MAKE_SECTION_API}
      body={first && { blocks: picked }}
      nameOf={(id) => {
        const block = blocks.find((each) => each.id === id);
        return block && nameOfSection(block);
      }}
      onMade={({ id, title }) => {
        const ids = new Set(picked.map((block) => block.id));
        update((content) => ({ ...content, blocks: shareBlocks(content.blocks ?? [], ids, id) }));
        onClose({ title, place: first!.id });
      }}
      onClose={() => onClose()}
    >
      {(isTried) => (
        <>
          <fieldset
            className="share-sections m-0 min-0 p-0 scrolls"
            aria-describedby={isTried && !first ? 'share-none' : undefined}
          >
            <legend className="field-label">Sections</legend>
            {sharable.map((block) => (
              <label key={block.id} className="row gap-3 tap pointer">
                <input
                  className="rigid size-5"
                  type="checkbox"
                  checked={chosen.includes(block.id)}
                  onChange={({ target }) =>
                    setChosen(
                      target.checked
                        ? [...chosen, block.id]
                        : chosen.filter((each) => each !== block.id),
                    )
                  }
                />
                <span className="min-0 breaks">{nameOfSection(block)}</span>
              </label>
            ))}
          </fieldset>
          {isTried && !first ? (
            <p className="form-error" id="share-none">
              Choose at least one section.
            </p>
          ) : null}
        </>
      )}
    </MakeDialog>
  );
}
