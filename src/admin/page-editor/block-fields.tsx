import { useMemo } from 'react';
import type { EditedDocument } from '#src/admin/documents/use-workspace.tsx';
import { fieldId } from '#src/admin/documents/field-id.ts';
import { withValue } from '#src/admin/documents/place.ts';
import type { DocumentBlock, DocumentProblem } from '#src/domains/documents/document.ts';
import { readableName } from '#src/domains/documents/name-of-field.ts';
import type { ObjectSpec } from './field-spec.ts';
import { FormPartContext } from './form-context.ts';
import { GroupFields } from './value-field.tsx';

interface BlockFieldsProps {
  block: DocumentBlock;
  spec: ObjectSpec | undefined;
  problems: readonly DocumentProblem[];
  isReadOnly: boolean;
  canEdit: boolean;
  update: EditedDocument['update'];
}

export function BlockFields(props: BlockFieldsProps) {
  const { block, spec, problems, isReadOnly, canEdit, update } = props;
  const { id } = block;
  const part = useMemo(
    () => ({
      idOf: (path: string) => `${fieldId(['blocks', { id }])}-${path.replaceAll('.', '-')}`,
      errorsAt: (path: string) =>
        problems
          .filter(({ field }) => field.replace(/^blocks\.\d+\.(props\.)?/, '') === path)
          .map(({ message }) => message),
      isReadOnly,
      canEdit,
    }),
    [id, isReadOnly, canEdit, problems],
  );
  return (
    <div data-block={id}>
      <h2>{readableName(block.type)}</h2>
      <FormPartContext value={part}>
        {spec ? (
          <GroupFields
            spec={spec}
            path=""
            value={block.props}
            onChange={(next) =>
              update((content) => withValue(content, ['blocks', { id }, 'props'], next ?? {}))
            }
          />
        ) : null}
      </FormPartContext>
    </div>
  );
}
