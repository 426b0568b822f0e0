import { memo, useRef } from 'react';
import { fieldId } from '#src/admin/documents/field-id.ts';
import type { DocumentBlock, DocumentProblem } from '#src/domains/documents/document.ts';
import { readableName } from '#src/domains/documents/name-of-field.ts';
import { blockHeading, blockName } from '../block-name.ts';
import type { RowDrag } from './drag/row-drag.ts';
import { useRowDrag } from './drag/use-row-drag.ts';
import { DotsIcon, GripIcon, HiddenIcon, SharedIcon } from './outline-icons.tsx';

interface OutlineRowProps {
  block: DocumentBlock;
  problems: readonly DocumentProblem[];
  /** title of the shared section that it shows; undefined for any other section */
  sharedTitle: string | undefined;
  isSelected: boolean;
  /** the one row that Tab reaches */
  isTabStop: boolean;
  isMenuOpen: boolean;
  canChange: boolean;
  drag: RowDrag | undefined;
}

/** One section in the outline. The list handles its events. Rendered again only when it changes, since a page may have hundreds. */
export const OutlineRow = memo(function OutlineRow(props: OutlineRowProps) {
  const { block, problems, sharedTitle, isSelected, isTabStop, isMenuOpen, canChange } = props;
  const { id, type } = block;
  const ref = useRef<HTMLDivElement>(null);
  const { edge, isDragged } = useRowDrag(ref, id, canChange ? props.drag : undefined);
  const isHidden = block.hidden === true;
  const isShared = sharedTitle !== undefined;
  const kind = isShared ? 'Shared section' : readableName(type);
  const heading = isShared ? sharedTitle : blockHeading(block.props);
  const name = isShared ? [kind, sharedTitle].filter(Boolean).join(': ') : blockName(block);
  const problemText = problems.length === 0 ? '' : countOf(problems.length, 'problem');
  return (
    <div
      ref={ref}
      role="row"
      // the target of messages about the section
      id={fieldId(['blocks', { id }])}
      aria-label={[name, isHidden && 'hidden', problemText].filter(Boolean).join(', ')}
      aria-selected={isSelected}
      tabIndex={isTabStop ? 0 : -1}
      className="outline-row"
      data-block={id}
      data-hidden={isHidden || undefined}
      data-edge={edge ?? undefined}
      data-dragged={isDragged || undefined}
    >
      <div role="gridcell" className="outline-cell">
        {canChange ? <GripIcon /> : null}
        <span className="outline-text">
          <b>{kind}</b>
          {heading ? <span>{heading}</span> : null}
        </span>
        {problemText ? (
          <span className="outline-problems" title={problemText}>
            {problems.length}
          </span>
        ) : null}
        {isShared ? <SharedIcon /> : null}
        {isHidden ? <HiddenIcon /> : null}
      </div>
      {canChange ? (
        <div role="gridcell">
          <button
            type="button"
            className="outline-more"
            aria-label={`Actions for ${name}`}
            aria-haspopup="menu"
            aria-expanded={isMenuOpen}
            tabIndex={isTabStop ? 0 : -1}
          >
            <DotsIcon />
          </button>
          {/* For the mouse, between two sections; by key and by touch, the menu has the same. */}
          <span className="outline-between" aria-hidden="true" title="Add section here" />
        </div>
      ) : null}
    </div>
  );
});

export const countOf = (count: number, noun: string): string =>
  `${count} ${count === 1 ? noun : `${noun}s`}`;
