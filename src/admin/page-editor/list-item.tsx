import { IconButton } from '#src/admin/kit/button.tsx';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { RowDrag } from '#src/admin/drag/row-drag.ts';
import { useRowDrag } from '#src/admin/drag/use-row-drag.ts';
import { isObject } from '#src/platform/json.ts';
import type { FieldSpec } from './field-spec.ts';

export type ItemChange = 'up' | 'down' | 'remove';

interface ListItemProps {
  /** 'Question 2' */
  name: string;
  /** what stands in the row of a folded item; undefined for an item that is one control */
  summary: string | undefined;
  hasProblem: boolean;
  /** just added: opens, and takes the focus */
  isNew: boolean;
  /** undefined if it cannot be dragged */
  dragging?: { id: string; list: string; drag: RowDrag | undefined } | undefined;
  /** undefined without buttons, for readers */
  buttons:
    | { isFirst: boolean; isLast: boolean; isRemovable: boolean; isDisabled: boolean }
    | undefined;
  onChange(change: ItemChange): void;
  children: ReactNode;
}

/** An item of a list, with the buttons that move and remove it. Alt and an arrow key move it, too, and so does dragging. */
export function ListItem(props: ListItemProps) {
  const { name, summary, hasProblem, isNew, dragging, buttons, onChange, children } = props;
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const { edge, isDragged } = useRowDrag(row, dragging?.id ?? '', dragging?.drag, {
    list: dragging?.list ?? '',
    handle,
  });
  useEffect(() => {
    if (!isNew || !row.current) return;
    const folded = row.current.querySelector('details');
    if (folded) folded.open = true;
    row.current.querySelector<HTMLElement>(CONTROLS)?.focus();
  }, [isNew]);

  function onKeyDown(event: KeyboardEvent): void {
    const change = ({ ArrowUp: 'up', ArrowDown: 'down' } as const)[event.key];
    if (!event.altKey || !change || !buttons || buttons.isDisabled) return;
    event.preventDefault();
    event.stopPropagation();
    if (change === 'up' ? !buttons.isFirst : !buttons.isLast) onChange(change);
  }

  return (
    <li
      className="item-row fill-auto relative grid gap-x-2"
      ref={row}
      data-problem={hasProblem || undefined}
      data-edge={edge ?? undefined}
      data-dragged={isDragged || undefined}
    >
      {dragging ? (
        <span className="item-grip" ref={handle} aria-hidden="true" title="Drag to move">
          <svg data-icon viewBox="0 0 8 14">
            <path d="M2 2h.01M6 2h.01M2 7h.01M6 7h.01M2 12h.01M6 12h.01" />
          </svg>
        </span>
      ) : null}
      {summary === undefined ? (
        <div className="list-control row-field min-0">{children}</div>
      ) : (
        <details className="min-0">
          <summary className="opener small tight medium" onKeyDown={onKeyDown}>
            <span>{summary}</span>
            {hasProblem ? <span className="sr-only"> (has a problem)</span> : null}
          </summary>
          {children}
        </details>
      )}
      {buttons ? (
        <div className="item-buttons p-1 self-start flex">
          <IconButton
            label={`Move up: ${name}`}
            path="M8 13V3M3.5 7.5 8 3l4.5 4.5"
            isDisabled={buttons.isDisabled || buttons.isFirst}
            onClick={() => onChange('up')}
            onKeyDown={onKeyDown}
          />
          <IconButton
            label={`Move down: ${name}`}
            path="M8 3v10M3.5 8.5 8 13l4.5-4.5"
            isDisabled={buttons.isDisabled || buttons.isLast}
            onClick={() => onChange('down')}
            onKeyDown={onKeyDown}
          />
          <IconButton
            label={`Remove: ${name}`}
            path="m4 4 8 8M12 4l-8 8"
            isDisabled={buttons.isDisabled || !buttons.isRemovable}
            onClick={() => onChange('remove')}
            onKeyDown={onKeyDown}
          />
        </div>
      ) : null}
    </li>
  );
}

const CONTROLS = 'details :is(input, textarea, select), .list-control :is(input, textarea, select)';

/** The name of a folded item: its first text, or its place in the list. */
export function summaryOf(spec: FieldSpec, value: unknown, name: string): string | undefined {
  if (spec.kind !== 'object') return undefined;
  const fields = isObject(value) ? value : {};
  const first = spec.fields
    .filter(({ spec: { kind } }) => kind === 'text')
    .map((field) => fields[field.name])
    .find((text): text is string => typeof text === 'string' && text.trim() !== '');
  return first?.replaceAll(/\s+/g, ' ').trim() ?? name;
}
