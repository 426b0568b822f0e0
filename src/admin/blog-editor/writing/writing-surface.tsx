import { type RefObject, useId, useMemo, useState } from 'react';
import type { Editor } from '@tiptap/core';
import { Button } from '#src/admin/kit/button.tsx';
import type { OpenDocument } from '#src/admin/documents/use-document.ts';
import { EDITS_DOCUMENT } from '#src/admin/documents/undo/use-undo.ts';
import { useShortcut } from '#src/admin/shortcuts/shortcut-registry.ts';
import { SHOWS_UPLOADS } from '#src/admin/uploads/upload.ts';
import { wordsOf } from '#src/admin/blog-editor/settings/post-values.ts';
import { DocumentPreview } from '#src/admin/page-editor/canvas/document-preview.tsx';
import { formatCount } from '#src/admin/parts/counts.ts';
import { readTimeFor } from '#src/domains/content/posts/post.ts';
import { FindBar } from './find/find-bar.tsx';
import { TextParts } from './text-parts.tsx';
import { TitleField } from './title-field.tsx';
import type { BodyEditor } from './use-body-editor.ts';
import { headingsOf } from './headings-of.ts';
import { useEditorValue } from './use-editor-value.ts';
import '#src/ui/styles/parts/article-body.css';
import '#src/ui/styles/parts/article-nodes.css';
import './blocks.css';
import './writing.css';

interface WritingSurfaceProps {
  open: OpenDocument;
  isReadOnly: boolean;
  onTitle(title: string): void;
  body: BodyEditor;
  /** where the editor of the body is put */
  place: RefObject<HTMLDivElement | null>;
  onFields(): void;
}

const CLOSED: WritingModes = { outline: false, find: false, focus: false, preview: false };
const SCOPE = 'Post editor';
const always = () => true;

/** The title and the body of a post in the type and width of the article, or the page itself. */
export function WritingSurface(props: WritingSurfaceProps) {
  const { open, isReadOnly, onTitle, body, place, onFields } = props;
  const { editor, keys } = body;
  const { content, base, status } = open.state;
  const outlineId = useId();
  const [modes, setModes] = useState(CLOSED);
  function toggle(mode: keyof WritingModes): void {
    if (mode === 'preview') open.store.flush();
    setModes((now) => ({ ...now, [mode]: !now[mode] }));
  }
  useShortcut('mod+shift+f', 'Find and replace', SCOPE, () => toggle('find'), always);
  useShortcut('mod+shift+e', 'Show only the text', SCOPE, () => toggle('focus'), always);
  useShortcut('mod+shift+p', 'Preview', SCOPE, () => toggle('preview'), always);
  const stored = content['body'];
  const words = useMemo(() => wordsOf(stored), [stored]);
  return (
    <div
      className="writing-column min-h-0 flex column min-0"
      data-focus={modes.focus ? '' : undefined}
    >
      <WritingBar words={words} modes={modes} outlineId={outlineId} onToggle={toggle} />
      {modes.find && editor && !modes.preview ? (
        <FindBar
          editor={editor}
          title={content.title}
          isReadOnly={isReadOnly}
          onTitle={onTitle}
          onClose={() => toggle('find')}
        />
      ) : null}
      {modes.preview ? (
        <DocumentPreview
          documentId={open.document.id}
          title={content.title}
          version={base.version}
          isBehind={status !== 'saved'}
        />
      ) : null}
      <div className="writing-row min-h-0" hidden={modes.preview}>
        {modes.outline && editor ? <OutlinePanel editor={editor} id={outlineId} /> : null}
        <section
          className="writing contained relative grow min-0 scrolls tone-paper"
          aria-label="Text of the post"
          // What is typed here is undone with everything else.
          {...{ [EDITS_DOCUMENT]: '', [SHOWS_UPLOADS]: '' }}
        >
          <div className="writing-sheet measure-wide flex column">
            <TitleField
              value={content.title}
              isReadOnly={isReadOnly}
              onChange={onTitle}
              onEnter={() => editor?.commands.focus('start')}
            />
            <div ref={place} />
            {editor ? null : <p className="note">Opening the text…</p>}
            {isReadOnly ? null : (
              // A pointer finds the end of the text anywhere below it; keyboards have other ways.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
              <div className="writing-end grow" onClick={() => editor?.commands.focus('end')} />
            )}
          </div>
          {editor && !isReadOnly ? (
            <TextParts editor={editor} keys={keys} onFields={onFields} />
          ) : null}
        </section>
      </div>
    </div>
  );
}

interface WritingModes {
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
function WritingBar({ words, modes, outlineId, onToggle }: WritingBarProps) {
  const toggle = (mode: keyof WritingModes, name: string, title?: string) => (
    <Button
      className="hovers px-2 medium rigid tap-wide tap"
      aria-pressed={modes[mode]}
      aria-controls={mode === 'outline' && modes.outline ? outlineId : undefined}
      title={title}
      onClick={() => onToggle(mode)}
    >
      {name}
    </Button>
  );
  return (
    <div
      className="row wraps gap-1 py-1 px-2 rule-below small"
      role="group"
      aria-label="View of the text"
    >
      {modes.preview ? null : (
        <>
          {toggle('outline', 'Outline')}
          {toggle('find', 'Find', 'Find and replace (Ctrl+Shift+F)')}
          {toggle('focus', 'Focus', 'Only the text (Ctrl+Shift+E)')}
        </>
      )}
      <p className="writing-count push muted nums nowrap">
        {formatCount(words, 'word')}
        <span>, {readTimeFor(words)}</span>
      </p>
      {toggle('preview', 'Preview', 'The post as visitors see it (Ctrl+Shift+P)')}
    </div>
  );
}

interface OutlinePanelProps {
  editor: Editor;
  id: string;
}

const NONE: { text: string; level: number; position: number; isCurrent: boolean }[] = [];

/** The headings of the text, to go to one of them. */
function OutlinePanel({ editor, id }: OutlinePanelProps) {
  const headings = useEditorValue(
    editor,
    ({ state }) => {
      const all = headingsOf(state.doc);
      const current = all.findLast(({ position }) => position < state.selection.from);
      return all.map(({ text, level, position }) => ({
        text,
        level,
        position,
        isCurrent: position === current?.position,
      }));
    },
    NONE,
  );
  return (
    <nav
      className="writing-outline py-4 px-2 rigid scrolls small"
      id={id}
      aria-label="Outline of the text"
    >
      {headings.length === 0 ? (
        <p className="note">No headings yet. Type ## and a space to begin one.</p>
      ) : (
        <ol>
          {headings.map(({ text, level, position, isCurrent }) => (
            <li key={position}>
              <Button
                className="pick full breaks"
                data-level={level}
                aria-current={isCurrent ? 'location' : undefined}
                onClick={() => goTo(editor, position)}
              >
                {text || 'Empty heading'}
              </Button>
            </li>
          ))}
        </ol>
      )}
    </nav>
  );
}

function goTo(editor: Editor, position: number): void {
  editor.commands.setTextSelection(position + 1);
  editor.view.focus();
  const shown = editor.view.nodeDOM(position);
  if (shown instanceof HTMLElement) shown.scrollIntoView({ block: 'start' });
}
