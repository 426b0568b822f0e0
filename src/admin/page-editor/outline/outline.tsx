import type { DocumentBlock, DocumentProblem } from '#src/domains/documents/document.ts';
import { blockName } from '../block-name.ts';
import type { BlockSpecs } from '../field-spec.ts';
import type { BlockActions } from './use-block-actions.ts';

interface OutlineProps {
  blocks: readonly DocumentBlock[];
  specs: BlockSpecs;
  problems: readonly DocumentProblem[];
  isReadOnly: boolean;
  canEdit: boolean;
  selected: string | undefined;
  onSelect(id: string): void;
  actions: BlockActions;
}

export const Outline = ({ blocks, selected, onSelect }: OutlineProps) => (
  <section className="outline" aria-label="Outline">
    <ol>
      {blocks.map((block) => (
        <li key={block.id} data-block={block.id}>
          <button
            id={`b-${block.id}`}
            type="button"
            aria-pressed={block.id === selected}
            onClick={() => onSelect(block.id)}
          >
            {blockName(block)}
          </button>
        </li>
      ))}
    </ol>
  </section>
);
