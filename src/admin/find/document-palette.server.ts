import { STATE_NAMES } from '#src/admin/documents/document-labels.ts';
import { matchScore } from '#src/admin/palette/match-commands.ts';
import { editorAddress } from '#src/admin/parts/editor-address.ts';
import type { PaletteItem } from '#src/admin/palette/palette-item.ts';
import type { PaletteSource } from '#src/admin/palette/palette-source.ts';
import type { DocumentKind } from '#src/domains/documents/document.ts';
import type { Documents, DocumentSummary } from '#src/domains/documents/documents.server.ts';

/** Enough to find the best name among the last saved ones that contain the text. */
const MAX_READ = 30;
const MAX_SHOWN = 5;

/** Documents by title or path, drafts included. They open in their editor. */
export function documentPaletteSources(documents: Pick<Documents, 'list'>): PaletteSource[] {
  const source = (label: string, kind: DocumentKind): PaletteSource => ({
    label,
    permission: 'content.see',
    async search(q) {
      const { documents: found } = await documents.list({ kind, search: q, limit: MAX_READ });
      return found
        .toSorted((a, b) => matchScore(q, b.title) - matchScore(q, a.title))
        .slice(0, MAX_SHOWN)
        .map((document) => toItem(document, kind));
    },
  });
  return [
    source('Pages', 'page'),
    source('Posts', 'post'),
    source('Success stories', 'story'),
    source('Templates', 'template'),
    source('Shared sections', 'section'),
  ];
}

function toItem({ id, title, address, state }: DocumentSummary, kind: DocumentKind): PaletteItem {
  const hint = [address, state !== 'published' && STATE_NAMES[state]].filter(Boolean).join(' · ');
  return { id: `document/${id}`, title, ...(hint && { hint }), to: editorAddress(kind, id) };
}
