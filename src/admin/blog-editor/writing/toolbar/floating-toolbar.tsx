import type { Editor, EditorEvents } from '@tiptap/core';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeyChain } from '../key-chain.ts';
import { Toolbar } from '#src/admin/kit/toolbar.tsx';
import './floating-toolbar.css';
import { useToolsPlace } from './use-tools-place.ts';

interface FloatingToolbarProps {
  editor: Editor;
  keys: KeyChain;
  label: string;
  /** what the tools are for; undefined while there is nothing */
  target: { from: number; to: number; isFocused: boolean } | undefined;
  children: ReactNode;
}

/** Tools above a part of the text. Alt+F10 moves into them, Escape back. */
export function FloatingToolbar({ editor, keys, label, target, children }: FloatingToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [isWithin, setWithin] = useState(false);
  const isOpen = target !== undefined && (target.isFocused || isWithin);
  const place = useToolsPlace(editor, isOpen ? target : undefined, bar);
  const onKey = useEffectEvent(({ key, altKey }: KeyboardEvent): boolean => {
    const first = bar.current?.querySelector<HTMLElement>('button[tabindex="0"]');
    if (key !== 'F10' || !altKey || !first) return false;
    first.focus();
    return true;
  });
  useEffect(() => keys.add((event) => onKey(event)), [keys]);
  useEffect(() => {
    // Before the focus arrives: tools that leave with the text's focus would take it along.
    const onBlur = ({ event }: EditorEvents['blur']) =>
      setWithin(bar.current?.contains(event.relatedTarget as Node | null) ?? false);
    editor.on('blur', onBlur);
    return () => void editor.off('blur', onBlur);
  }, [editor]);
  if (!isOpen) return null;
  return (
    <Toolbar
      ref={bar}
      className="floating-tools chip-dark rounded flex gap-1 p-1"
      aria-label={label}
      aria-controls="body"
      style={place}
      onFocus={() => setWithin(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        setWithin(currentTarget.contains(relatedTarget))
      }
      onKeyDown={({ key }) => {
        if (key === 'Escape') editor.commands.focus();
      }}
    >
      {children}
    </Toolbar>
  );
}
