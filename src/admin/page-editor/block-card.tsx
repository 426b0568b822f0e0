import { memo, useState } from 'react';
import type { EditedDocument } from '#src/admin/documents/document-workspace.tsx';
import { fieldId } from '#src/admin/documents/field-id.ts';
import type { DocumentBlock, DocumentProblem } from '#src/domains/documents/document.ts';
import { isObject } from '#src/domains/documents/json.ts';
import { readableName } from '#src/domains/documents/name-of-field.ts';
import { BlockFields } from './block-fields.tsx';
import type { ObjectSpec } from './field-spec.ts';
import { ItemButton } from './list-field.tsx';

interface BlockCardProps {
  block: DocumentBlock;
  /** undefined for a type that this release does not know */
  spec: ObjectSpec | undefined;
  /** `2 of 7` */
  position: string;
  isFirst: boolean;
  isLast: boolean;
  isOpenAtFirst: boolean;
  problems: readonly DocumentProblem[];
  isReadOnly: boolean;
  canEdit: boolean;
  update: EditedDocument['update'];
  onMove(id: string, by: -1 | 1): void;
  onRemove(id: string): void;
}

/** What an editor calls a section: its kind, and its heading. */
export function blockName({ type, props }: DocumentBlock): string {
  const title = isObject(props) && typeof props['title'] === 'string' ? props['title'] : '';
  return [readableName(type), title.replaceAll(/\s+/g, ' ').trim()].filter(Boolean).join(': ');
}

/** One section of a page. Its fields are rendered once it is opened, since a page may have hundreds. */
export const BlockCard = memo(function BlockCard(props: BlockCardProps) {
  const { block, spec, position, isFirst, isLast, isOpenAtFirst, problems } = props;
  const { isReadOnly, canEdit, update, onMove, onRemove } = props;
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const { id } = block;
  const name = blockName(block);
  return (
    <li className="block-card" data-problem={problems.length > 0 || undefined}>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        {/* The target of messages about the section. A tab index of -1 on <details> would keep Tab out of it. */}
        <summary id={fieldId(['blocks', { id }])}>
          <b>{readableName(block.type)}</b>
          <span>{name.slice(readableName(block.type).length).replace(/^: /, '')}</span>
          <small>{position}</small>
        </summary>
        {isOpen ? (
          <BlockFields {...{ block, spec, problems, isReadOnly, canEdit, update }} />
        ) : null}
      </details>
      {canEdit ? (
        <div className="list-buttons">
          <ItemButton
            label={`Move up: ${name}`}
            isDisabled={isReadOnly || isFirst}
            onClick={() => onMove(id, -1)}
          >
            Up
          </ItemButton>
          <ItemButton
            label={`Move down: ${name}`}
            isDisabled={isReadOnly || isLast}
            onClick={() => onMove(id, 1)}
          >
            Down
          </ItemButton>
          <ItemButton
            label={`Remove: ${name}`}
            isDisabled={isReadOnly}
            onClick={() => onRemove(id)}
          >
            Remove
          </ItemButton>
        </div>
      ) : null}
    </li>
  );
});
