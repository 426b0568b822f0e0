import { useIsMac } from '#src/admin/shortcuts/key-combination.tsx';
import '../outline/outline.css';
import type { Undo } from '#src/admin/documents/undo/use-undo.ts';

interface UndoButtonsProps {
  undo: Undo;
  isReadOnly: boolean;
}

/** Undo and redo for a toolbar. They stay focusable, so that the focus is not lost with the last step. */
export function UndoButtons({
  undo: { undo, redo, undoName, redoName },
  isReadOnly,
}: UndoButtonsProps) {
  const mod = useIsMac() ? '⌘' : 'Ctrl+';
  return (
    <div className="undo-buttons" role="group" aria-label="Undo and redo">
      <StepButton
        verb="Undo"
        name={undoName}
        keys={`${mod}Z`}
        isDisabled={isReadOnly || undoName === undefined}
        onClick={undo}
        path="M3.5 6.5h6a3.75 3.75 0 0 1 0 7.5H6M6.5 3L3 6.5 6.5 10"
      />
      <StepButton
        verb="Redo"
        name={redoName}
        keys={`${mod}${mod === '⌘' ? '⇧' : 'Shift+'}Z`}
        isDisabled={isReadOnly || redoName === undefined}
        onClick={redo}
        path="M12.5 6.5h-6a3.75 3.75 0 0 0 0 7.5H10M9.5 3L13 6.5 9.5 10"
      />
    </div>
  );
}

interface StepButtonProps {
  verb: string;
  name: string | undefined;
  keys: string;
  isDisabled: boolean;
  path: string;
  onClick(): void;
}

function StepButton({ verb, name, keys, isDisabled, path, onClick }: StepButtonProps) {
  const label = name === undefined ? verb : `${verb}: ${name}`;
  return (
    <button
      type="button"
      className="undo-button"
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      title={`${label} (${keys})`}
      onClick={() => {
        if (!isDisabled) onClick();
      }}
    >
      <svg className="outline-icon" viewBox="0 0 16 16" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
