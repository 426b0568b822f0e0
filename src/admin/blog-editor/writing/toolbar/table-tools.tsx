import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import type { KeyChain } from '../key-chain.ts';
import { useEditorValue } from '../use-editor-value.ts';
import { Tool } from './tool.tsx';
import { Toolbar } from './toolbar.tsx';

type Chain = ReturnType<Editor['chain']>;

interface TableTool {
  label: string;
  path: string;
  run(chain: Chain): Chain;
}

const TOOLS: readonly (TableTool | 'rule')[] = [
  {
    label: 'Add row above',
    path: 'M3 9h14v8H3zM10 2v5M7.5 4.5h5',
    run: (chain) => chain.addRowBefore(),
  },
  {
    label: 'Add row below',
    path: 'M3 3h14v8H3zM10 13v5M7.5 15.5h5',
    run: (chain) => chain.addRowAfter(),
  },
  {
    label: 'Delete row',
    path: 'M3 6h14v8H3zM8 8.5l4 3M12 8.5l-4 3',
    run: (chain) => chain.deleteRow(),
  },
  'rule',
  {
    label: 'Add column before',
    path: 'M9 3h8v14H9zM2 10h5M4.5 7.5v5',
    run: (chain) => chain.addColumnBefore(),
  },
  {
    label: 'Add column after',
    path: 'M3 3h8v14H3zM13 10h5M15.5 7.5v5',
    run: (chain) => chain.addColumnAfter(),
  },
  {
    label: 'Delete column',
    path: 'M6 3h8v14H6zM8.5 8.5l3 3M11.5 8.5l-3 3',
    run: (chain) => chain.deleteColumn(),
  },
  'rule',
  {
    label: 'Header row',
    path: 'M3 4h14v4H3zM3 8v8h14V8M3.5 6h13',
    run: (chain) => chain.toggleHeaderRow(),
  },
  {
    label: 'Delete table',
    path: 'M5 6h10l-.8 11H5.8zM3.5 6h13M8 6V3.5h4V6',
    run: (chain) => chain.deleteTable(),
  },
];

/** What can be done with the table around the cursor. */
export function TableTools({ editor, keys }: { editor: Editor; keys: KeyChain }) {
  const table = useEditorValue(editor, readTable, null);
  return (
    <Toolbar editor={editor} keys={keys} label="Change the table" target={table ?? undefined}>
      {TOOLS.map((tool, at) =>
        tool === 'rule' ? (
          // oxlint-disable-next-line react/no-array-index-key -- the list never changes
          <span className="tools-rule" key={at} />
        ) : (
          <Tool
            key={tool.label}
            label={tool.label}
            isFirst={at === 0}
            onClick={() => tool.run(editor.chain().focus()).run()}
          >
            <Glyph path={tool.path} />
          </Tool>
        ),
      )}
    </Toolbar>
  );
}

const Glyph = ({ path }: { path: string }): ReactNode => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d={path} />
  </svg>
);

/** The first cell of the table around the cursor; null while text is selected, which has other tools. */
function readTable({ state, isFocused, isEditable }: Editor) {
  const { $from, empty } = state.selection;
  if (!isEditable || (!empty && $from.parent.isTextblock)) return null;
  for (let { depth } = $from; depth > 0; depth -= 1)
    if ($from.node(depth).type.name === 'table') {
      const from = $from.start(depth) + 3;
      return { from, to: from, isFocused };
    }
  return null;
}
