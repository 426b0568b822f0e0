import { memo, useRef } from 'react';
import { Button } from '#src/admin/kit/button.tsx';
import { fieldId } from '#src/admin/documents/field-id.ts';
import type { DocumentBlock, DocumentProblem } from '#src/domains/documents/document.ts';
import { formatCount } from '#src/admin/parts/counts.ts';
import { readableName } from '#src/domains/documents/history/name-of-field.ts';
import { headingOfSection, nameOfSection } from '#src/domains/documents/history/name-of-section.ts';
import type { RowDrag } from '#src/admin/drag/row-drag.ts';
import { useRowDrag } from '#src/admin/drag/use-row-drag.ts';
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
  /** false if it stays read-only; what is read-only for a moment looks the same, so that it is not rendered again */
  canEdit: boolean;
  drag: RowDrag | undefined;
}

/** One section in the outline. The list handles its events. Rendered again only when it changes, since a page may have hundreds. */
export const OutlineRow = memo(function OutlineRow(props: OutlineRowProps) {
  const { block, problems, sharedTitle, isSelected, isTabStop, isMenuOpen, canEdit } = props;
  const { id, type } = block;
  const ref = useRef<HTMLDivElement>(null);
  const { edge, isDragged } = useRowDrag(ref, id, props.drag);
  const isHidden = block.hidden === true;
  const isShared = sharedTitle !== undefined;
  const kind = isShared ? 'Shared section' : readableName(type);
  const heading = isShared ? sharedTitle : headingOfSection(block);
  const name = isShared ? [kind, sharedTitle].filter(Boolean).join(': ') : nameOfSection(block);
  const problemText = problems.length === 0 ? '' : formatCount(problems.length, 'problem');
  return (
    <div
      ref={ref}
      role="row"
      // the target of messages about the section
      id={fieldId(['blocks', { id }])}
      aria-label={[name, isHidden && 'hidden', problemText].filter(Boolean).join(', ')}
      aria-selected={isSelected}
      tabIndex={isTabStop ? 0 : -1}
      className="outline-row pick p-0 fill-auto grid relative"
      data-block={id}
      data-hidden={isHidden || undefined}
      data-edge={edge ?? undefined}
      data-dragged={isDragged || undefined}
    >
      <div role="gridcell" className="row gap-2 min-0 py-1 px-2">
        {canEdit ? <GripIcon /> : null}
        <span className="outline-text grow min-0 tight">
          <b className="clip small">{kind}</b>
          {heading ? <span className="clip">{heading}</span> : null}
        </span>
        {problemText ? (
          <span
            className="outline-problems middle px-1 rigid paper fine tight bold nums"
            title={problemText}
          >
            {problems.length}
          </span>
        ) : null}
        {isShared ? <SharedIcon /> : null}
        {isHidden ? <HiddenIcon /> : null}
      </div>
      {canEdit ? (
        <div role="gridcell">
          <Button
            className="icon-button muted tap full-height"
            aria-label={`Actions for ${name}`}
            aria-haspopup="menu"
            aria-expanded={isMenuOpen}
            tabIndex={isTabStop ? 0 : -1}
          >
            <DotsIcon />
          </Button>
          {/* For the mouse, between two sections; by key and by touch, the menu has the same. */}
          <span className="outline-between" aria-hidden="true" title="Add section here" />
        </div>
      ) : null}
    </div>
  );
});
