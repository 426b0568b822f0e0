import { STATE_NAMES } from '#src/admin/documents/document-labels.ts';
import { matchScore } from '#src/admin/palette/match-commands.ts';
import type { PaletteItem } from '#src/admin/palette/palette-item.ts';
import type { PaletteSource } from '#src/admin/palette/palette-source.ts';
import { ADMIN_PAGES } from '#src/admin/shell/admin-pages.ts';
import type { DocumentKind } from '#src/domains/documents/document.ts';
import type { Documents, DocumentSummary } from '#src/domains/documents/documents.server.ts';

/** Enough to find the best name among the last saved ones that contain the text. */
const MAX_READ = 30;
const MAX_SHOWN = 5;

/** Pages, posts and shared sections by title or path, drafts included. They open in their editor, or on the site while there is none. */
export function documentPaletteSources(documents: Pick<Documents, 'list'>): PaletteSource[] {
  const source = (label: string, kind: DocumentKind, editorPath: string): PaletteSource => ({
    label,
    permission: 'content.see',
    async search(q) {
      const { documents: found } = await documents.list({ kind, search: q, limit: MAX_READ });
      return found
        .toSorted((a, b) => matchScore(q, b.title) - matchScore(q, a.title))
        .flatMap((document) => toItem(document, editorPath))
        .slice(0, MAX_SHOWN);
    },
  });
  return [
    source('Pages', 'page', '/admin/page-editor'),
    source('Posts', 'post', '/admin/blog-editor'),
    source('Shared sections', 'section', '/admin/page-editor'),
  ];
}

function toItem(document: DocumentSummary, editorPath: string): PaletteItem[] {
  const { id, title, address, state } = document;
  const hint = [address, state !== 'published' && STATE_NAMES[state]].filter(Boolean).join(' · ');
  const shared = { id: `document/${id}`, title, ...(hint && { hint }) };
  if (ADMIN_PAGES.some(({ path, exists }) => exists && path === editorPath))
    return [{ ...shared, to: `${editorPath}/${id}` }];
  const isPublic = state === 'published' || state === 'changed';
  return isPublic && address !== null ? [{ ...shared, to: address, isDocument: true }] : [];
}
