import { useRef, useState } from 'react';
import { newId } from '#src/admin/documents/new-id.ts';
import { moved } from '#src/admin/page-editor/list-field.tsx';
import { type ItemChange, ListItem } from '#src/admin/page-editor/list-item.tsx';
import { useFormPart } from '#src/admin/page-editor/form-context.ts';
import { GroupFields } from '#src/admin/page-editor/group-field.tsx';
import { ValueField } from '#src/admin/page-editor/value-field.tsx';
import type { TemplateContent } from '#src/domains/content/templates/template-content.ts';
import { VARIABLE_SPEC } from './template-specs.ts';

/** The variables that writers are asked for. Each has an id, so that two people can edit the list at once. */
export function VariableList({ variables }: Pick<TemplateContent, 'variables'>) {
  const { isReadOnly, canEdit, change, problemsAt } = useFormPart();
  const add = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState<string>();
  const changeList = (make: (now: readonly unknown[]) => readonly unknown[]) =>
    change('variables', (now) => make(Array.isArray(now) ? (now as unknown[]) : []));

  function edit(at: number, edited: ItemChange): void {
    changeList((now) =>
      edited === 'remove'
        ? now.toSpliced(at, 1)
        : moved(now, at, edited === 'up' ? at - 1 : at + 1),
    );
    if (edited === 'remove') add.current?.focus();
  }

  return (
    <>
      <p className="field-hint">
        Words that differ from post to post, such as a city. They are asked for when a post is made,
        and stand in braces in headings, locked text and patterns.
      </p>
      <ol className="list-items">
        {variables.map((variable, at) => (
          <ListItem
            key={variable.id}
            name={`Variable ${at + 1}`}
            summary={variable.name ? `{${variable.name}}` : `Variable ${at + 1}`}
            hasProblem={problemsAt(`variables.${at}`, true).length > 0}
            isNew={variable.id === added}
            buttons={
              canEdit
                ? {
                    isFirst: at === 0,
                    isLast: at === variables.length - 1,
                    isRemovable: true,
                    isDisabled: isReadOnly,
                  }
                : undefined
            }
            onChange={(edited) => edit(at, edited)}
          >
            <GroupFields
              spec={VARIABLE_SPEC}
              path={`variables.${at}`}
              value={variable}
              Field={ValueField}
            />
          </ListItem>
        ))}
      </ol>
      {canEdit ? (
        <button
          ref={add}
          className="btn btn-small btn-quiet field-add"
          type="button"
          disabled={isReadOnly}
          onClick={() => {
            const id = newId();
            setAdded(id);
            changeList((now) => [...now, { id, name: '', label: '', example: '' }]);
          }}
        >
          Add variable
        </button>
      ) : null}
    </>
  );
}
