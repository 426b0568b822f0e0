import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useIsMac } from '#src/admin/shortcuts/key-combination.tsx';
import type { KeyChain } from '../key-chain.ts';
import { useEditorValue } from '../use-editor-value.ts';
import { LinkDialog } from '#src/admin/page-editor/links/link-dialog.tsx';
import { LINK } from '#src/admin/page-editor/rich-text/rich-text-tools.tsx';
import { Tool } from '#src/admin/kit/toolbar.tsx';
import { headingsOf } from '../headings-of.ts';
import { isLink } from '../link-mark.ts';
import { FloatingToolbar } from './floating-toolbar.tsx';

interface FloatingToolsProps {
  editor: Editor;
  keys: KeyChain;
}

/** Formats of the selected text, above it. */
export function FloatingTools({ editor, keys }: FloatingToolsProps) {
  const [isLinking, setLinking] = useState(false);
  const mod = useIsMac() ? '⌘' : 'Ctrl+';
  const shown = useEditorValue(editor, readSelection, null);

  const onKey = useEffectEvent((event: KeyboardEvent): boolean => {
    const isMod = event.ctrlKey !== event.metaKey;
    if (!isMod || event.altKey || event.key.toLowerCase() !== 'k' || !editor.isEditable)
      return false;
    // Elsewhere, these keys open the command palette.
    event.stopPropagation();
    setLinking(true);
    return true;
  });
  useEffect(() => keys.add((event) => onKey(event)), [keys]);

  return (
    <>
      {shown && !isLinking ? (
        <FloatingToolbar editor={editor} keys={keys} label="Format the text" target={shown}>
          {MARK_TOOLS.map(({ name, label, key, icon }) => (
            <Tool
              key={name}
              label={label}
              keys={`${mod}${key}`}
              isPressed={shown.marks.includes(name)}
              onClick={() => editor.chain().focus().toggleMark(name).run()}
            >
              {icon}
            </Tool>
          ))}
          <Tool
            label={shown.marks.includes('link') ? 'Change link' : 'Link'}
            keys={`${mod}K`}
            isPressed={shown.marks.includes('link')}
            path={LINK}
            onClick={() => setLinking(true)}
          />
          <span className="tools-rule" />
          {TEXT_TOOLS.map(({ name, label, text, isActive, run }) => (
            <Tool key={name} label={label} isPressed={isActive(editor)} onClick={() => run(editor)}>
              <b>{text}</b>
            </Tool>
          ))}
        </FloatingToolbar>
      ) : null}
      {isLinking ? (
        <LinkDialog
          editor={editor}
          isLink={isLink}
          places={() =>
            headingsOf(editor.state.doc).map(({ anchor, text }) => ({ anchor, name: text }))
          }
          onClose={() => setLinking(false)}
        />
      ) : null}
    </>
  );
}

/** The selected text and its formats; null for a cursor, a whole block, or code. */
function readSelection({ state, isFocused, isEditable }: Editor) {
  const { selection, doc } = state;
  if (!isEditable || !(selection instanceof TextSelection) || selection.empty) return null;
  if (selection.$from.parent.type.spec.code) return null;
  if (doc.textBetween(selection.from, selection.to).trim() === '') return null;
  const marks = new Set<string>();
  doc.nodesBetween(selection.from, selection.to, (node) => {
    for (const { type } of node.marks) marks.add(type.name);
  });
  const { name } = selection.$from.parent.type;
  const level = Number(selection.$from.parent.attrs['level'] ?? 0);
  return { from: selection.from, to: selection.to, isFocused, marks: [...marks], name, level };
}

interface MarkTool {
  name: string;
  label: string;
  /** after Ctrl+ or the command key */
  key: string;
  icon: ReactNode;
}

const MARK_TOOLS: readonly MarkTool[] = [
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
  label: `${label} H${level}`,
  text: `H${level}`,
  isActive: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

/** Formats that a selected text gets, or loses again. */
const TEXT_TOOLS: readonly TextTool[] = [
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
