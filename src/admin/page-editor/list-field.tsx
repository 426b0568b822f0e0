import { Button } from '#src/admin/kit/button.tsx';
import { isAdvice } from '#src/domains/checks/severity.ts';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { droppedAt } from '#src/admin/drag/dropped-at.ts';
import { useListDrag } from '#src/admin/drag/use-list-drag.ts';
import { newId } from '#src/admin/parts/new-id.ts';
import { isObject } from '#src/platform/json.ts';
import { initialValue, type ListSpec } from './field-spec.ts';
import { joinPath } from './field-path.ts';
import { problemsIn } from './field-problem.ts';
import { useFormPart } from './form-context.ts';
import { labelInSentence } from './label-in-sentence.ts';
import { type ItemChange, ListItem, summaryOf } from './list-item.tsx';
import { useListKeys } from './list-keys.ts';
import type { WithField } from './use-field.ts';

interface ListFieldProps extends WithField {
  spec: ListSpec;
  label: string;
  path: string;
  value: unknown;
  /** beside the button that adds an item */
  buttons?: ReactNode;
}

const NO_ITEMS: readonly unknown[] = [];

/** Items in order: add, remove, move. */
export function ListField({ spec, label, path, value, Field, buttons }: ListFieldProps) {
  const { isReadOnly, canEdit, change, problemsAt, announce } = useFormPart();
  const items: readonly unknown[] = Array.isArray(value) ? value : NO_ITEMS;
  const keys = useListKeys(items);
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const focusAfter = useRef<{ key: number; change: ItemChange }>(undefined);
  const [newFrom, setNewFrom] = useState(Infinity);
  const isFull = spec.max !== undefined && items.length >= spec.max;
  const isFixed = spec.max === spec.min;
  const nameAt = (at: number) => `${spec.itemLabel} ${at + 1}`;

  // The browser takes the focus from what is moved in the document.
  useLayoutEffect(() => {
    const wanted = focusAfter.current;
    focusAfter.current = undefined;
    if (!wanted) return;
    const row = list.current?.children[keys.indexOf(wanted.key)];
    const buttons = row?.querySelectorAll<HTMLElement>(':scope > .item-buttons > button');
    buttons?.[wanted.change === 'up' ? 0 : 1]?.focus();
  });

  function edit(at: number, edited: ItemChange): void {
    if (edited === 'remove') {
      change(path, (now) => (Array.isArray(now) ? now.toSpliced(at, 1) : now));
      announce(`${nameAt(at)} was removed.`);
      add.current?.focus();
      return;
    }
    focusAfter.current = { key: keys[at]!, change: edited };
    move(at, edited === 'up' ? at - 1 : at + 1);
  }
  function move(at: number, to: number): void {
    change(path, (now) => (Array.isArray(now) ? moved(now, at, to) : now));
    announce(`${spec.itemLabel} is now number ${to + 1} of ${items.length}.`);
  }
  const name = useId();
  const canDrag = canEdit && !isReadOnly && items.length > 1;
  const drag = useListDrag(
    list,
    canDrag,
    (dragged, target, isBelow) => {
      const from = keys.indexOf(Number(dragged));
      const to = droppedAt(from, keys.indexOf(Number(target)), isBelow);
      if (from !== -1 && from !== to) move(from, to);
    },
    name,
  );
  function addItem(): void {
    // Keys rise, so that those of items added from now on are larger than all others.
    setNewFrom(Math.max(-1, ...keys) + 1);
    const item = initialValue(spec.item);
    const added = spec.hasIds && isObject(item) ? { id: newId(), ...item } : item;
    change(path, (now) => [...(Array.isArray(now) ? now : []), added]);
    announce(`${nameAt(items.length)} was added.`);
  }

  return (
    <>
      <ol className="list-items" ref={list}>
        {items.map((item, at) => (
          <ListItem
            key={keys[at]}
            name={nameAt(at)}
            summary={summaryOf(spec.item, item, nameAt(at))}
            hasProblem={
              problemsAt(joinPath(path, at), true).some(({ severity }) => !isAdvice(severity)) ||
              problemsIn(spec.item, item).some(({ isUnfinished }) => !isUnfinished)
            }
            isNew={keys[at]! >= newFrom}
            dragging={canDrag ? { id: String(keys[at]), list: name, drag } : undefined}
            buttons={
              canEdit
                ? {
                    isFirst: at === 0,
                    isLast: at === items.length - 1,
                    isRemovable: items.length > spec.min,
                    isDisabled: isReadOnly,
                  }
                : undefined
            }
            onChange={(edited) => edit(at, edited)}
          >
            <Field
              spec={spec.item}
              label={nameAt(at)}
              help={spec.itemHelp}
              path={joinPath(path, at)}
              value={item}
              isOptional={false}
              isItem
            />
          </ListItem>
        ))}
      </ol>
      <div className="row wraps gap-x-5 mt-1">
        {canEdit && !isFixed ? (
          <Button
            ref={add}
            tone="quiet"
            className="self-left"
            isDisabled={isReadOnly || isFull}
            onClick={addItem}
          >
            {isFull ? `${label}: at most ${spec.max}` : `Add ${labelInSentence(spec.itemLabel)}`}
          </Button>
        ) : null}
        {buttons}
      </div>
      {!canEdit && items.length === 0 ? <p className="note">None.</p> : null}
    </>
  );
}

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, items[from]!);
}
