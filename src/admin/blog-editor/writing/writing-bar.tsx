import { formatCount } from '#src/admin/parts/counts.ts';
import { readTimeFor } from '#src/domains/content/posts/post.ts';

export interface WritingModes {
  outline: boolean;
  find: boolean;
  focus: boolean;
  preview: boolean;
}

interface WritingBarProps {
  words: number;
  modes: WritingModes;
  /** ids of what the buttons show */
  outlineId: string;
  onToggle(mode: keyof WritingModes): void;
}

/** How long the text is, and what can be shown of it. */
export function WritingBar({ words, modes, outlineId, onToggle }: WritingBarProps) {
  const toggle = (mode: keyof WritingModes, name: string, title?: string) => (
    <button
      type="button"
      className="writing-toggle"
      aria-pressed={modes[mode]}
      aria-controls={mode === 'outline' && modes.outline ? outlineId : undefined}
      title={title}
      onClick={() => onToggle(mode)}
    >
      {name}
    </button>
  );
  return (
    <div className="writing-bar" role="group" aria-label="View of the text">
      {modes.preview ? null : (
        <>
          {toggle('outline', 'Outline')}
          {toggle('find', 'Find', 'Find and replace (Ctrl+Shift+F)')}
          {toggle('focus', 'Focus', 'Only the text (Ctrl+Shift+E)')}
        </>
      )}
      <p className="writing-count">
        {formatCount(words, 'word')}
        <span>, {readTimeFor(words)}</span>
      </p>
      {toggle('preview', 'Preview', 'The post as visitors see it (Ctrl+Shift+P)')}
    </div>
  );
}
