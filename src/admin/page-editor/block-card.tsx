import { memo, useMemo, useState } from 'react';
import type { EditedDocument } from '#src/admin/documents/document-workspace.tsx';
import { fieldId } from '#src/admin/documents/field-id.ts';
import { withValue } from '#src/admin/documents/place.ts';
import { SHARED_SECTION } from '#src/domains/content/shared-section.ts';
import type { DocumentBlock, DocumentProblem } from '#src/domains/documents/document.ts';
import { isObject } from '#src/domains/documents/json.ts';
import { readableName } from '#src/domains/documents/name-of-field.ts';
import type { ObjectSpec } from './field-spec.ts';
import { type FormPart, FormPartContext } from './form-context.ts';
import { ItemButton } from './list-field.tsx';
import { useSectionAt } from './sections/section-choices.tsx';
import { SharedSectionFields } from './sections/shared-section-fields.tsx';
import { GroupFields, ValueField } from './value-field.tsx';

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
  const shared = useSectionAt(block)?.title;
  const name = [blockName(block), shared].filter(Boolean).join(': ');
  const part = useMemo(
    () => ({ ...formPart(id, problems), isReadOnly, canEdit }),
    [id, problems, isReadOnly, canEdit],
  );
  const change = (next: unknown) =>
    update((content) => withValue(content, ['blocks', { id }, 'props'], next ?? {}));
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
          <FormPartContext value={part}>
            {block.type === SHARED_SECTION ? (
              <SharedSectionFields
                block={block}
                problems={problems}
                isReadOnly={isReadOnly}
                canEdit={canEdit}
                update={update}
              />
            ) : spec ? (
              <GroupFields spec={spec} path="" value={block.props} onChange={change} />
            ) : (
              <ValueField
                spec={{ kind: 'other' }}
                label="Content"
                path=""
                value={block.props}
                isOptional={false}
                onChange={change}
              />
            )}
          </FormPartContext>
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

function formPart(
  id: string,
  problems: readonly DocumentProblem[],
): Pick<FormPart, 'idOf' | 'errorsAt'> {
  const start = fieldId(['blocks', { id }]);
  const pathOf = ({ field }: DocumentProblem) => field.replace(/^blocks\.\d+\.(props\.)?/, '');
  return {
    idOf: (path) => (path === '' ? `${start}-content` : `${start}-${path.replaceAll('.', '-')}`),
    errorsAt: (path) =>
      problems.filter((problem) => pathOf(problem) === path).map(({ message }) => message),
  };
}
