import { useCallback, useState } from 'react';
import type { EditedDocument } from '#src/admin/documents/document-workspace.tsx';
import { SHARED_SECTION } from '#src/domains/content/shared-section.ts';
import type { DocumentBlock, DocumentProblem } from '#src/domains/documents/document.ts';
import { AddBlock } from './add-block.tsx';
import { BlockCard, blockName } from './block-card.tsx';
import { type BlockSpecs, initialValue } from './field-spec.ts';
import { moved } from './list-field.tsx';
import { SectionChoicesProvider } from './sections/section-choices.tsx';
import { placeOf } from './sections/share-blocks.ts';
import { ShareDialog } from './sections/share-dialog.tsx';

interface BlockListProps {
  blocks: readonly DocumentBlock[];
  specs: BlockSpecs;
  problems: readonly DocumentProblem[];
  isReadOnly: boolean;
  canEdit: boolean;
  update: EditedDocument['update'];
  /** the sections of a shared section, which contains no other */
  isShared?: boolean;
}

const NO_PROBLEMS: readonly DocumentProblem[] = [];

/** The sections of a page in order: edit, add, remove, move. */
export function BlockList(props: BlockListProps) {
  const { blocks, specs, problems, isReadOnly, canEdit, update, isShared = false } = props;
  const [isSharing, setSharing] = useState(false);
  const [announced, setAnnounced] = useState('');
  const [added, setAdded] = useState<string>();

  const change = useCallback(
    (make: (blocks: readonly DocumentBlock[]) => readonly DocumentBlock[]) =>
      update((content) => ({ ...content, blocks: make(content.blocks ?? []) })),
    [update],
  );
  const move = useCallback(
    (id: string, by: -1 | 1) => {
      change((all) => {
        const from = all.findIndex((block) => block.id === id);
        const to = from + by;
        if (from === -1 || to < 0 || to >= all.length) return all;
        setAnnounced(`${blockName(all[from]!)} is now number ${to + 1} of ${all.length}.`);
        return moved(all, from, to);
      });
    },
    [change],
  );
  const remove = useCallback(
    (id: string) => {
      change((all) => all.filter((block) => block.id !== id));
      setAnnounced('Removed. The history still has it.');
    },
    [change],
  );

  function add(type: string, at: number): void {
    const id = newBlockId(type, blocks);
    const spec = specs[type];
    const block = spec ? { id, type, props: initialValue(spec) } : placeOf(id, '');
    change((all) => all.toSpliced(at, 0, block));
    setAdded(id);
    setAnnounced(`${blockName(block)} was added as number ${at + 1}.`);
  }

  return (
    <SectionChoicesProvider blocks={blocks}>
      <section className="block-list" aria-labelledby="blocks-title">
        <h2 id="blocks-title">Sections</h2>
        {blocks.length === 0 ? (
          <p className="note">
            {isShared ? 'There are no sections yet.' : 'This page has no sections yet.'}
            {isReadOnly ? null : ' Add the first one.'}
          </p>
        ) : null}
        <ol>
          {blocks.map((block, at) => (
            <BlockCard
              key={block.id}
              block={block}
              spec={specs[block.type]}
              position={`${at + 1} of ${blocks.length}`}
              isFirst={at === 0}
              isLast={at === blocks.length - 1}
              isOpenAtFirst={block.id === added}
              problems={problemsOf(problems, block, at)}
              isReadOnly={isReadOnly}
              canEdit={canEdit}
              update={update}
              onMove={move}
              onRemove={remove}
            />
          ))}
        </ol>
        {isReadOnly ? null : (
          <AddBlock
            types={[...Object.keys(specs), ...(isShared ? [] : [SHARED_SECTION])]}
            blocks={blocks}
            onAdd={add}
          />
        )}
        {isReadOnly || isShared || blocks.length === 0 ? null : (
          <button className="panel-link" type="button" onClick={() => setSharing(true)}>
            Make a shared section
          </button>
        )}
        {isSharing ? (
          <ShareDialog
            blocks={blocks}
            selected={undefined}
            nameOf={blockName}
            update={update}
            onClose={(message = '') => {
              setSharing(false);
              setAnnounced(message);
            }}
          />
        ) : null}
        <p className="sr-only" role="status">
          {announced}
        </p>
      </section>
    </SectionChoicesProvider>
  );
}

/** Always the same list for a section without problems, so that it is not rendered again. */
function problemsOf(
  problems: readonly DocumentProblem[],
  { id }: DocumentBlock,
  at: number,
): readonly DocumentProblem[] {
  const found = problems.filter(
    ({ block, field }) =>
      block === id || (block === undefined && field.startsWith(`blocks.${at}.`)),
  );
  return found.length === 0 ? NO_PROBLEMS : found;
}

/** An id that stays readable as an anchor: `faq-x3k9`. */
function newBlockId(type: string, blocks: readonly DocumentBlock[]): string {
  const ids = new Set(blocks.map(({ id }) => id));
  // Two editors may add the same type at the same time, and must not get the same id.
  const random = Math.random().toString(36).slice(2, 6);
  const id = `${type}-${random}`;
  return ids.has(id) ? newBlockId(type, blocks) : id;
}
