import { useCallback, useMemo } from 'react';
import { fieldId } from '#src/admin/documents/field-id.ts';
import type { EditedFields } from '#src/admin/documents/use-workspace.tsx';
import { isWithinPath, withValueAt } from '#src/admin/page-editor/field-path.ts';
import type { FormPart } from '#src/admin/page-editor/form-context.ts';
import { useStableProblems } from '#src/admin/page-editor/use-stable-problems.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';

/** The part of a form with the fields of a document itself, not of its blocks. */
export function useSettingsPart(edited: EditedFields): FormPart {
  const { isReadOnly, canEdit, update, checkedVersion } = edited;
  const problems = useStableProblems(edited.problems);
  const change = useCallback<FormPart['change']>(
    (path, make) => update((content) => withValueAt(content, path, make) as DocumentContent),
    [update],
  );
  return useMemo(
    () => ({
      isReadOnly,
      canEdit,
      change,
      announce: () => {},
      checkedVersion,
      idOf: (path) => fieldId(path.split('.')),
      problemsAt: (path, isDeep = false) =>
        problems.filter(
          ({ block, field }) =>
            block === undefined && (isDeep ? isWithinPath(field, path) : field === path),
        ),
      placesOnPage: () => [],
    }),
    [problems, isReadOnly, canEdit, change, checkedVersion],
  );
}
