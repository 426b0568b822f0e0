import type { Editor } from '@tiptap/core';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeyChain } from '../key-chain.ts';
import { moveBetweenTools } from '#src/admin/page-editor/rich-text/tool.tsx';
import './toolbar.css';
import { useToolsPlace } from './use-tools-place.ts';

interface ToolbarProps {
  editor: Editor;
  keys: KeyChain;
  label: string;
  /** what the tools are for; undefined while there is nothing */
  target: { from: number; to: number; isFocused: boolean } | undefined;
  children: ReactNode;
}

/** Tools above a part of the text. Alt+F10 moves into them, Escape back. */
export function Toolbar({ editor, keys, label, target, children }: ToolbarProps) {
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
  if (!isOpen) return null;
  return (
    <div
      ref={bar}
      className="floating-tools chip-dark rounded flex"
      role="toolbar"
      aria-label={label}
      aria-controls="body"
      tabIndex={-1}
      style={place}
      onFocus={() => setWithin(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        setWithin(currentTarget.contains(relatedTarget))
      }
      onKeyDown={(event) => {
        if (event.key === 'Escape') editor.commands.focus();
        else moveBetweenTools(event);
      }}
    >
      {children}
    </div>
  );
}
