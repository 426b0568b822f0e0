import { Editor, type JSONContent } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { isEqualJson } from '#src/platform/json.ts';
import './rich-text.css';
import { type Part, type TextNode, toDocument, toParts } from './rich-text-document.ts';
import { RICH_TEXT_EXTENSIONS } from './rich-text-extensions.ts';
import { RichTextTools } from './rich-text-tools.tsx';

interface RichTextEditorProps {
  id: string;
  labelId: string;
  /** ids of what describes it */
  describedBy: string | undefined;
  isInvalid: boolean;
  isReadOnly: boolean;
  value: readonly Part[];
  onChange(parts: Part[]): void;
}

/** The text of a block: Markdown shortcuts, Ctrl+B and Ctrl+K work, and what is pasted loses what blocks do not know. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { id, labelId, describedBy, isInvalid, isReadOnly, value, onChange } = props;
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [isLinking, setLinking] = useState(false);
  // What the editor shows as parts; what is stored differs from it once someone else has changed it.
  const shown = useRef<readonly Part[]>(value);
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  }, [onChange]);

  useEffect(() => {
    const made = new Editor({
      element: place.current,
      extensions: RICH_TEXT_EXTENSIONS,
      enablePasteRules: false,
      content: toDocument(shown.current) as JSONContent,
      editorProps: {
        handleKeyDown(_, event) {
          if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false;
          // Elsewhere, these keys open the command palette.
          event.stopPropagation();
          event.preventDefault();
          setLinking(true);
          return true;
        },
      },
      onUpdate({ editor: { state } }) {
        const parts = toParts(state.doc.toJSON() as TextNode, shown.current);
        if (isEqualJson(parts, shown.current)) return;
        shown.current = parts;
        change.current(parts);
      },
    });
    setEditor(made);
    return () => made.destroy();
  }, []);

  useEffect(() => {
    if (!editor || isEqualJson(value, shown.current)) return;
    shown.current = value;
    const { from, to } = editor.state.selection;
    editor.commands.setContent(toDocument(value) as JSONContent, { emitUpdate: false });
    const end = editor.state.doc.content.size;
    editor.commands.setTextSelection({ from: Math.min(from, end), to: Math.min(to, end) });
  }, [editor, value]);

  useEffect(() => {
    editor?.setEditable(!isReadOnly, false);
  }, [editor, isReadOnly]);

  useEffect(() => {
    editor?.setOptions({
      editorProps: {
        ...editor.options.editorProps,
        attributes: {
          id,
          class: 'input rich-text-box',
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': labelId,
          ...(describedBy && { 'aria-describedby': describedBy }),
          ...(isInvalid && { 'aria-invalid': 'true' }),
          ...(isReadOnly && { 'aria-readonly': 'true', tabindex: '0' }),
        },
      },
    });
  }, [editor, id, labelId, describedBy, isInvalid, isReadOnly]);

  return (
    <div>
      {editor && !isReadOnly ? (
        <RichTextTools editor={editor} controls={id} isLinking={isLinking} onLinking={setLinking} />
      ) : null}
      <div ref={place} />
    </div>
  );
}
