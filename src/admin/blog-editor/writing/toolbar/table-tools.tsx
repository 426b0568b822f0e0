import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { resizeColumn } from '../commands/resize-column.ts';
import type { KeyChain } from '../key-chain.ts';
import { useEditorValue } from '../use-editor-value.ts';
import { Tool } from '#src/admin/kit/toolbar.tsx';
import { FloatingToolbar } from './floating-toolbar.tsx';

type TableCommand = Extract<
  keyof ReturnType<Editor['chain']>,
  `${string}${'Row' | 'Column' | 'Table'}${string}`
>;

interface TableTool {
  label: string;
  path: string;
  /** @returns what to announce, where the text does not say it */
  run(editor: Editor): string | undefined;
}

/** Goes on in the table. */
const inText = (change: TableCommand) => (editor: Editor) => {
  editor.chain().focus()[change]().run();
  return undefined;
};

/** Stays in the toolbar, since one step is rarely enough. */
const byStep = (step: number) => (editor: Editor) => {
  const shown = shownCell(editor)?.getBoundingClientRect().width ?? 0;
  const { state, view } = editor;
  resizeColumn((stored = shown) => stored + step)(state, view.dispatch);
  return `Column of ${Math.round(shownCell(editor)?.getBoundingClientRect().width ?? 0)} pixels`;
};

const resetWidth = ({ state, view }: Editor) => {
  resizeColumn(() => undefined)(state, view.dispatch);
  return 'Column as wide as the others leave it';
};

/** In CSS pixels. */
const STEP = 20;

const TOOLS: readonly (TableTool | 'rule')[] = [
  {
    label: 'Add row above',
    path: 'M3 9h14v8H3zM10 2v5M7.5 4.5h5',
    run: inText('addRowBefore'),
  },
  {
    label: 'Add row below',
    path: 'M3 3h14v8H3zM10 13v5M7.5 15.5h5',
    run: inText('addRowAfter'),
  },
  {
    label: 'Delete row',
    path: 'M3 6h14v8H3zM8 8.5l4 3M12 8.5l-4 3',
    run: inText('deleteRow'),
  },
  'rule',
  {
    label: 'Add column before',
    path: 'M9 3h8v14H9zM2 10h5M4.5 7.5v5',
    run: inText('addColumnBefore'),
  },
  {
    label: 'Add column after',
    path: 'M3 3h8v14H3zM13 10h5M15.5 7.5v5',
    run: inText('addColumnAfter'),
  },
  {
    label: 'Delete column',
    path: 'M6 3h8v14H6zM8.5 8.5l3 3M11.5 8.5l-3 3',
    run: inText('deleteColumn'),
  },
  {
    label: 'Narrow column',
    path: 'M3 3v14M17 3v14M6 10h3M6.5 8L9 10l-2.5 2M14 10h-3M13.5 8L11 10l2.5 2',
    run: byStep(-STEP),
  },
  {
    label: 'Widen column',
    path: 'M3 3v14M17 3v14M5.5 10h9M7.5 8l-2 2 2 2M12.5 8l2 2-2 2',
    run: byStep(STEP),
  },
  {
    label: 'Reset column width',
    path: 'M3 3v14M17 3v14M7 7.5h6M10 7.5v6',
    run: resetWidth,
  },
  'rule',
  {
    label: 'Header row',
    path: 'M3 4h14v4H3zM3 8v8h14V8M3.5 6h13',
    run: inText('toggleHeaderRow'),
  },
  {
    label: 'Delete table',
    path: 'M5 6h10l-.8 11H5.8zM3.5 6h13M8 6V3.5h4V6',
    run: inText('deleteTable'),
  },
];

/** Tools for the table around the cursor. */
export function TableTools({ editor, keys }: { editor: Editor; keys: KeyChain }) {
  const [announced, announce] = useState<string>();
  const table = useEditorValue(editor, readTable, null);
  return (
    <FloatingToolbar
      editor={editor}
      keys={keys}
      label="Change the table"
      target={table ?? undefined}
    >
      {TOOLS.map((tool, at) =>
        tool === 'rule' ? (
          // oxlint-disable-next-line react/no-array-index-key -- the list never changes
          <span className="tools-rule" key={at} />
        ) : (
          <Tool
            key={tool.label}
            label={tool.label}
            path={tool.path}
            onClick={() => announce(tool.run(editor))}
          />
        ),
      )}
      <p className="sr-only" role="status">
        {announced}
      </p>
    </FloatingToolbar>
  );
}

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

/** The cell with the cursor, as it is shown. */
function shownCell({ state, view }: Editor): Element | null {
  const { node } = view.domAtPos(state.selection.from);
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest('td, th') ?? null;
}
