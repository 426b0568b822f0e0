import { type ReactNode, useRef } from 'react';
import { initialValue, type ListSpec } from './field-spec.ts';
import { useFormPart } from './form-context.ts';

interface ListFieldProps {
  spec: ListSpec;
  label: string;
  value: unknown;
  onChange(value: unknown): void;
  /** Renders the control of an item. */
  renderItem(at: number, item: unknown, onChange: (value: unknown) => void): ReactNode;
}

/** Items in order: add, remove, move. */
export function ListField({ spec, label, value, onChange, renderItem }: ListFieldProps) {
  const { isReadOnly, canEdit } = useFormPart();
  const add = useRef<HTMLButtonElement>(null);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const isFull = spec.max !== undefined && items.length >= spec.max;
  return (
    <>
      <ol className="list-items">
        {items.map((item, at) => (
          <li key={at}>
            {renderItem(at, item, (next) => onChange(items.with(at, next)))}
            {canEdit ? (
              <div className="list-buttons">
                <ItemButton
                  label={`Move up: ${label} ${at + 1}`}
                  isDisabled={isReadOnly || at === 0}
                  onClick={() => onChange(moved(items, at, at - 1))}
                >
                  Up
                </ItemButton>
                <ItemButton
                  label={`Move down: ${label} ${at + 1}`}
                  isDisabled={isReadOnly || at === items.length - 1}
                  onClick={() => onChange(moved(items, at, at + 1))}
                >
                  Down
                </ItemButton>
                <ItemButton
                  label={`Remove: ${label} ${at + 1}`}
                  isDisabled={isReadOnly || items.length <= spec.min}
                  onClick={() => {
                    onChange(items.toSpliced(at, 1));
                    add.current?.focus();
                  }}
                >
                  Remove
                </ItemButton>
              </div>
            ) : null}
          </li>
        ))}
      </ol>
      {canEdit ? (
        <button
          ref={add}
          className="btn btn-small btn-quiet field-add"
          type="button"
          disabled={isReadOnly || isFull}
          onClick={() => onChange([...items, initialValue(spec.item)])}
        >
          {isFull ? `${label}: at most ${spec.max}` : `Add to ${label.toLowerCase()}`}
        </button>
      ) : null}
      {!canEdit && items.length === 0 ? <p className="note">None.</p> : null}
    </>
  );
}

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, items[from]!);
}

interface ItemButtonProps {
  label: string;
  isDisabled: boolean;
  onClick(): void;
  children: string;
}

export const ItemButton = ({ label, isDisabled, onClick, children }: ItemButtonProps) => (
  <button
    className="panel-link"
    type="button"
    aria-label={label}
    aria-disabled={isDisabled || undefined}
    onClick={() => {
      // A disabled button would lose the focus when the last move reaches the end.
      if (!isDisabled) onClick();
    }}
  >
    {children}
  </button>
);
