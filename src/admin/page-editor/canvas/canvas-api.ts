import { requestJson } from '#src/admin/documents/post-json.ts';
import type { CanvasBlock } from '#src/services.server.ts';
import type { DocumentBlock } from '#src/domains/documents/document.ts';

/** Address of the document that the frame shows, and of the markup of its blocks. */
const canvasAddress = (documentId: string): string => `/admin/api/documents/${documentId}/canvas`;

/** Address of the document for the frame of the editor, which shows it when all of it is there. */
export const frameAddress = (documentId: string): string => `${canvasAddress(documentId)}?held`;

/** Renders blocks on the server. @returns undefined if that was not possible */
export async function renderBlocks(
  documentId: string,
  blocks: readonly DocumentBlock[],
): Promise<readonly CanvasBlock[] | undefined> {
  const reply = await requestJson<{ blocks?: readonly CanvasBlock[] }>(canvasAddress(documentId), {
    blocks: blocks.map(({ id, type, props }) => ({ id, type, props: props ?? null })),
  });
  return reply.type === 'reply' ? reply.body.blocks : undefined;
}
