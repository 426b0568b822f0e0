import { IconButton } from '#src/admin/kit/button.tsx';
import { useIsMac } from '#src/admin/shortcuts/key-combination.tsx';
import '../outline/outline.css';
import type { Undo } from '#src/admin/documents/undo/use-undo.ts';

interface UndoButtonsProps {
  undo: Undo;
  isReadOnly: boolean;
}

/** Undo and redo for a toolbar. */
export function UndoButtons({ undo, isReadOnly }: UndoButtonsProps) {
  const mod = useIsMac() ? '⌘' : 'Ctrl+';
  const step = (verb: 'Undo' | 'Redo', name: string | undefined, keys: string, path: string) => {
    const label = name === undefined ? verb : `${verb}: ${name}`;
    return (
      <IconButton
        label={label}
        title={`${label} (${mod}${keys})`}
        isDisabled={isReadOnly || name === undefined}
        onClick={verb === 'Undo' ? undo.undo : undo.redo}
        path={path}
      />
    );
  };
  return (
    <div className="undo-buttons flex" role="group" aria-label="Undo and redo">
      {step('Undo', undo.undoName, 'Z', 'M3.5 6.5h6a3.75 3.75 0 0 1 0 7.5H6M6.5 3L3 6.5 6.5 10')}
      {step(
        'Redo',
        undo.redoName,
        mod === '⌘' ? '⇧Z' : 'Shift+Z',
        'M12.5 6.5h-6a3.75 3.75 0 0 0 0 7.5H10M9.5 3L13 6.5 9.5 10',
      )}
    </div>
  );
}
