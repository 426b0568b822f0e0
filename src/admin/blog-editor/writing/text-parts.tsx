import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { FilePicker } from '#src/admin/media/picker/file-picker.tsx';
import type { PickedFile } from '#src/admin/media/picker/picked-file.ts';
import type { PostNode } from '#src/domains/content/body/post-nodes.ts';
import { BlockHandle } from './block-handle.tsx';
import { insertBlock } from './commands/insert-block.ts';
import type { KeyChain } from './key-chain.ts';
import { SlashMenu } from './slash/slash-menu.tsx';
import { FloatingTools } from './toolbar/floating-tools.tsx';
import { TableTools } from './toolbar/table-tools.tsx';
import { useWritingRequests } from './use-writing-requests.ts';

interface TextPartsProps {
  editor: Editor;
  keys: KeyChain;
  /** shows the fields of a block that was just inserted */
  onFields(): void;
}

/** Blocks that are nothing without their fields. */
const NEEDS_FIELDS = new Set(['video', 'cta', 'metric', 'download']);

/** Menus and tools around the text. */
export function TextParts({ editor, keys, onFields }: TextPartsProps) {
  const [isPicking, setPicking] = useState(false);
  useWritingRequests(editor);
  function insert(kind: PostNode): void {
    if (kind.id === 'image') return setPicking(true);
    insertKind(editor, kind);
    if (NEEDS_FIELDS.has(kind.id)) onFields();
  }
  function insertPicture({ url, alt, isDecorative }: PickedFile): void {
    setPicking(false);
    const decorative = isDecorative && alt === '';
    const image = editor.schema.nodes['image']!.create({ src: url, alt, decorative });
    editor.view.dispatch(insertBlock(editor.state, image));
    if (alt === '' && !decorative) onFields();
  }
  return (
    <>
      <SlashMenu editor={editor} keys={keys} onChoose={insert} />
      <FloatingTools editor={editor} keys={keys} />
      <TableTools editor={editor} keys={keys} />
      <BlockHandle editor={editor} />
      {isPicking ? (
        <FilePicker
          kinds={['picture', 'drawing']}
          current={undefined}
          onClose={() => setPicking(false)}
          onPick={insertPicture}
        />
      ) : null}
    </>
  );
}

/** Kinds that the text with the cursor becomes, instead of a new block. */
const TURNS = new Set(['paragraph', 'heading-2', 'heading-3', 'heading-4', 'codeBlock']);

/** Inserts a block of a kind, or turns the text with the cursor into one. */
function insertKind(editor: Editor, kind: PostNode): void {
  const chain = editor.chain().focus();
  if (TURNS.has(kind.id)) chain.setNode(kind.type, kind.start.attrs ?? {}).run();
  else if (kind.id === 'bulletList') chain.toggleBulletList().run();
  else if (kind.id === 'orderedList') chain.toggleOrderedList().run();
  else if (kind.id === 'blockquote') chain.setBlockquote().run();
  else {
    editor.view.dispatch(insertBlock(editor.state, editor.schema.nodeFromJSON(kind.start)));
    editor.view.focus();
  }
}
