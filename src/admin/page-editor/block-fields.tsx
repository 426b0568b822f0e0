import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { EditedDocument, ServerProblem } from '#src/admin/documents/use-workspace.tsx';
import type { WorkingCopyStore } from '#src/admin/documents/working-copy.ts';
import { fieldId } from '#src/admin/documents/field-id.ts';
import { valueAt, withValue } from '#src/domains/documents/merge/content-path.ts';
import type { DocumentBlock } from '#src/domains/documents/document.ts';
import { isObject } from '#src/platform/json.ts';
import { readableName } from '#src/domains/documents/history/name-of-field.ts';
import { nameOfSection } from '#src/domains/documents/history/name-of-section.ts';
import { isWithinPath, withValueAt } from './field-path.ts';
import type { ObjectSpec } from './field-spec.ts';
import './fields.css';
import { type FormPart, FormPartContext } from './form-context.ts';
import { GroupFields } from './group-field.tsx';
import { JsonField } from './json-field.tsx';
import type { PlaceOnPage } from './links/link-target.ts';
import { useStableProblems } from './use-stable-problems.ts';
import { useTyping } from './use-typed.ts';
import { ValueField } from './value-field.tsx';

interface BlockFieldsProps {
  block: DocumentBlock;
  /** undefined for a type that this release does not know */
  spec: ObjectSpec | undefined;
  /** refusals and findings about the section; a finding that only warns says so by its severity */
  problems: readonly ServerProblem[];
  isReadOnly: boolean;
  canEdit: boolean;
  update: EditedDocument['update'];
  /** of the store of the document; without it, each key changes the document at once */
  onRead?: WorkingCopyStore['onRead'] | undefined;
  /** the version in which the checks found the problems */
  checkedVersion?: number | undefined;
  /** all sections of the page, which links can lead to */
  blocks?: readonly DocumentBlock[] | undefined;
}

/** All fields of one section. Give it the id of the section as its key. */
export const BlockFields = memo(function BlockFields(props: BlockFieldsProps) {
  const { block, spec, isReadOnly, canEdit, update, blocks, checkedVersion } = props;
  const { id } = block;
  const problems = useStableProblems(props.problems);
  const [announced, announce] = useState('');
  const latest = useRef(blocks);
  useEffect(() => {
    latest.current = blocks;
  }, [blocks]);
  const change = useCallback<FormPart['change']>(
    (path, make) => {
      const place = ['blocks', { id }, 'props'];
      // A change that arrives after the section was removed changes nothing.
      update((content) =>
        valueAt(content, place.slice(0, 2)) === undefined
          ? content
          : withValue(content, place, withValueAt(valueAt(content, place), path, make) ?? {}),
      );
    },
    [id, update],
  );
  const type = useTyping(change, props.onRead);
  const part = useMemo<FormPart>(() => {
    const start = fieldId(['blocks', { id }]);
    const placed = problems.map((problem) => ({ problem, path: pathOf(problem) }));
    return {
      isReadOnly,
      canEdit,
      change,
      type,
      announce,
      checkedVersion,
      idOf: (path) => (path === '' ? `${start}-content` : `${start}-${path.replaceAll('.', '-')}`),
      problemsAt: (path, isDeep = false) =>
        placed
          .filter((each) => (isDeep ? isWithinPath(each.path, path) : each.path === path))
          .map(({ problem }) => problem),
      placesOnPage: () => placesOn(latest.current ?? []),
    };
  }, [id, problems, isReadOnly, canEdit, change, type, checkedVersion]);
  return (
    <FormPartContext value={part}>
      <div className="block-fields">
        {spec ? (
          <GroupFields spec={spec} path="" value={block.props} Field={ValueField} />
        ) : (
          <JsonField spec={OTHER} label="Content" path="" value={block.props} isOptional={false} />
        )}
        <p className="sr-only" role="status">
          {announced}
        </p>
      </div>
    </FormPartContext>
  );
});

const OTHER = { kind: 'other' } as const;

/** A problem of the JSON as a whole names the section by its place. */
const pathOf = ({ field }: ServerProblem) => field.replace(/^blocks\.\d+\.(props\.)?/, '');

/** The sections of a page that links can lead to, and the parts of texts that have an anchor. */
const placesOn = (blocks: readonly DocumentBlock[]): PlaceOnPage[] =>
  blocks.flatMap((block) => [
    { anchor: block.id, name: nameOfSection(block) },
    ...partsOf(block.props).flatMap((part) => {
      const anchor = textOf(part, 'id');
      return anchor === ''
        ? []
        : [{ anchor, name: textOf(part, 'heading') || `${readableName(block.type)}: ${anchor}` }];
    }),
  ]);

const partsOf = (props: unknown): unknown[] => {
  const parts = isObject(props) ? props['sections'] : undefined;
  return Array.isArray(parts) ? parts : [];
};

const textOf = (value: unknown, name: string): string => {
  const text = isObject(value) ? value[name] : undefined;
  return typeof text === 'string' ? text.replaceAll(/\s+/g, ' ').trim() : '';
};
