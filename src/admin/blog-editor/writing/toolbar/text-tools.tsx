import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';

interface MarkTool {
  name: string;
  label: string;
  /** after Ctrl+ or the command key */
  key: string;
  icon: ReactNode;
}

export const MARK_TOOLS: readonly MarkTool[] = [
  { name: 'bold', label: 'Bold', key: 'B', icon: <b>B</b> },
  { name: 'italic', label: 'Italic', key: 'I', icon: <i>I</i> },
  { name: 'underline', label: 'Underline', key: 'U', icon: <u>U</u> },
  { name: 'strike', label: 'Strikethrough', key: 'Shift+S', icon: <s>S</s> },
  { name: 'code', label: 'Code', key: 'E', icon: <code>{'<>'}</code> },
];

interface TextTool {
  name: string;
  label: string;
  text: string;
  isActive(editor: Editor): boolean;
  run(editor: Editor): void;
}

const heading = (level: 2 | 3, label: string): TextTool => ({
  name: `heading-${level}`,
  label,
  text: `H${level}`,
  isActive: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

/** What the text with the selection becomes, or is again. */
export const TEXT_TOOLS: readonly TextTool[] = [
  heading(2, 'Heading'),
  heading(3, 'Subheading'),
  {
    name: 'blockquote',
    label: 'Quote',
    text: '❝',
    isActive: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];
