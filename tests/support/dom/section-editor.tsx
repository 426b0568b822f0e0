import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Toasts } from '#src/admin/notices/toasts.tsx';
import { BlockActionParts } from '#src/admin/page-editor/outline/block-action-parts.tsx';
import { useBlockActions } from '#src/admin/page-editor/outline/blocks/use-block-actions.ts';
import { Outline } from '#src/admin/page-editor/outline/outline.tsx';
import { useUndo } from '#src/admin/documents/undo/use-undo.ts';
import { UndoButtons } from '#src/admin/page-editor/frame/undo-buttons.tsx';
import type { DocumentContent } from '#src/domains/documents/document.ts';

const TEXT = { kind: 'text', min: 0 } as const;
const SPECS = Object.fromEntries(
  ['page-hero', 'faq', 'cta-banner', 'brand-new'].map((type) => [
    type,
    {
      kind: 'object',
      fields: [{ name: 'title', label: 'Title', isOptional: false, spec: TEXT }],
    } as const,
  ]),
);
export const CONTENT: DocumentContent = {
  title: 'Offer',
  blocks: [
    { id: 'hero', type: 'page-hero', props: { title: 'Hello\nthere' } },
    { id: 'faq', type: 'faq', props: { title: 'Why?' } },
    { id: 'end', type: 'cta-banner', props: {} },
  ],
};

const PROBLEMS = [{ block: 'faq', field: 'title', message: 'Too long.' }];

interface Options {
  content?: DocumentContent;
  isReadOnly?: boolean;
  canEdit?: boolean;
  documentId?: string;
}

const latest: { content: DocumentContent } = { content: CONTENT };

/** The content as it is now. */
export const contentNow = (): DocumentContent => latest.content;

function Editor({
  content: first = CONTENT,
  isReadOnly = false,
  canEdit = true,
  documentId = 'page-1',
}: Options) {
  const [now, setNow] = useState(first);
  const [selected, setSelected] = useState<string>();
  const undo = useUndo({
    update: (change) => {
      latest.content = change(latest.content);
      setNow(latest.content);
    },
    isReadOnly,
    onPlace: setSelected,
  });
  const state = useBlockActions({
    documentId,
    specs: SPECS,
    isReadOnly,
    update: undo.update,
    content: now,
    onSelect: setSelected,
  });
  return (
    <>
      <UndoButtons undo={undo} isReadOnly={isReadOnly} />
      <Outline
        blocks={now.blocks ?? []}
        problems={PROBLEMS}
        isReadOnly={isReadOnly}
        canEdit={canEdit}
        selected={selected}
        actions={state.actions}
        onSelect={setSelected}
      />
      <input
        aria-label="Title"
        data-edits-document=""
        value={now.title}
        onChange={({ target }) => undo.update((all) => ({ ...all, title: target.value }))}
      />
      <input aria-label="Search" />
      <BlockActionParts state={state} specs={SPECS} />
      <p role="status" aria-label="Undo">
        {undo.announced}
      </p>
      <main id="main" tabIndex={-1} />
      <Toasts incoming={undefined} />
    </>
  );
}

export const user = userEvent.setup({ delay: null });
/** Shows the outline with its actions and undo, as the page editor puts them together. */
export function openSections(options: Options = {}) {
  latest.content = options.content ?? CONTENT;
  return render(<Editor {...options} />);
}
export const rows = () => screen.getAllByRole('row').map((row) => row.getAttribute('aria-label'));
export const row = (name: RegExp) => screen.getByRole('row', { name });
export const ids = () => latest.content.blocks!.map(({ id }) => id);
export const said = () => screen.getByRole('status', { name: 'Sections' }).textContent;
export const focused = () => document.activeElement?.getAttribute('aria-label');
export const select = async (name: RegExp) => {
  await user.click(row(name));
  row(name).focus();
};
