import { ShortcutHelp } from '#src/admin/shortcuts/shortcut-help.tsx';
import { helpFor } from './help.ts';

interface HelpDialogProps {
  path: string;
  onClose: () => void;
}

/** How the screen at a path works, and its shortcuts. */
export function HelpDialog({ path, onClose }: HelpDialogProps) {
  const [title, ...sentences] = helpFor(path) ?? [];
  return (
    <ShortcutHelp title="How this works" onClose={onClose}>
      <h3 className="plain mt-3">{title}</h3>
      {sentences.map((sentence) => (
        <p className="measure mt-2" key={sentence}>
          {sentence}
        </p>
      ))}
    </ShortcutHelp>
  );
}
