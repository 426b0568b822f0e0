import type { Editor } from '@tiptap/core';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { isEqualJson } from '#src/platform/json.ts';

/** A value of the editor's state as JSON. A component is rendered only when it changes, not with each key. */
export function useEditorValue<Value>(
  editor: Editor | undefined,
  read: (editor: Editor) => Value,
  initial: Value,
): Value {
  const last = useRef(initial);
  const subscribe = useCallback(
    (listen: () => void) => {
      editor?.on('transaction', listen);
      editor?.on('focus', listen);
      editor?.on('blur', listen);
      return () => {
        editor?.off('transaction', listen);
        editor?.off('focus', listen);
        editor?.off('blur', listen);
      };
    },
    [editor],
  );
  const snapshot = () => {
    if (!editor || editor.isDestroyed) return last.current;
    const next = read(editor);
    if (!isEqualJson(next, last.current)) last.current = next;
    return last.current;
  };
  return useSyncExternalStore(subscribe, snapshot, () => initial);
}
