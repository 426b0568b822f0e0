import type { Editor } from '@tiptap/core';
import { useId, useMemo, useState } from 'react';
import '#src/admin/page-editor/fields.css';
import { withValueAt } from '#src/admin/page-editor/field-path.ts';
import type { BlockSpecs } from '#src/admin/page-editor/field-spec.ts';
import { type FormPart, FormPartContext } from '#src/admin/page-editor/form-context.ts';
import { GroupFields } from '#src/admin/page-editor/group-field.tsx';
import { ValueField } from '#src/admin/page-editor/value-field.tsx';
import { POST_NODES } from '#src/domains/content/body/post-nodes.ts';
import type { JsonObject } from '#src/platform/json.ts';
import { blockFieldId } from '../use-post-panes.ts';
import { headingsOf } from './headings-of.ts';
import { type SelectedBlock, setAttributes } from './selected-block.ts';

interface BlockFormProps {
  editor: Editor;
  block: SelectedBlock;
  specs: BlockSpecs;
  isReadOnly: boolean;
  canEdit: boolean;
}

/** The fields of the selected block. Its texts are edited where they stand. Give it the place of the block as its key. */
export function BlockForm({ editor, block, specs, isReadOnly, canEdit }: BlockFormProps) {
  const titleId = useId();
  const [announced, announce] = useState('');
  const { type, position } = block;
  const part = useMemo<FormPart>(
    () => ({
      isReadOnly,
      canEdit,
      announce,
      checkedVersion: undefined,
      idOf: blockFieldId,
      problemsAt: () => [],
      placesOnPage: () =>
        headingsOf(editor.state.doc).map(({ anchor, text }) => ({ anchor, name: text })),
      change: (path, make) =>
        setAttributes(editor, { type, position, attrs: {} }, (attrs) => {
          const next = withValueAt(attrs, path, make) as JsonObject | undefined;
          return next ?? {};
        }),
    }),
    [editor, type, position, isReadOnly, canEdit],
  );
  const spec = specs[type];
  const name = POST_NODES.find((kind) => kind.type === type)?.name ?? 'Block';
  const filled = Object.fromEntries(
    Object.entries(block.attrs).map(([field, value]) => [field, value ?? undefined]),
  );
  return (
    <FormPartContext value={part}>
      <section className="block-fields" aria-labelledby={titleId}>
        <h2 id={titleId}>{name}</h2>
        {spec ? <GroupFields spec={spec} path="" value={filled} Field={ValueField} /> : null}
        <p className="sr-only" role="status">
          {announced}
        </p>
      </section>
    </FormPartContext>
  );
}
