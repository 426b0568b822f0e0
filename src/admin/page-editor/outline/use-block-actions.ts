import type { EditedDocument } from '#src/admin/documents/use-workspace.tsx';
import type { DocumentBlock } from '#src/domains/documents/document.ts';
import type { CanvasTools } from '../canvas/overlay.ts';
import type { BlockSpecs } from '../field-spec.ts';

export type BlockActions = CanvasTools;

interface Input {
  blocks: readonly DocumentBlock[];
  specs: BlockSpecs;
  update: EditedDocument['update'];
  onSelect(id: string): void;
}

export const useBlockActions = ({ update }: Input): BlockActions => ({
  add: () => undefined,
  move: (id, by) =>
    update((content) => {
      const all = content.blocks ?? [];
      const from = all.findIndex((block) => block.id === id);
      const block = all[from]!;
      return { ...content, blocks: all.toSpliced(from, 1).toSpliced(from + by, 0, block) };
    }),
  duplicate: () => undefined,
  toggleHidden: () => undefined,
  remove: (id) =>
    update((content) => ({
      ...content,
      blocks: (content.blocks ?? []).filter((block) => block.id !== id),
    })),
});
