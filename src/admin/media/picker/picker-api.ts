import { requestJson } from '#src/admin/documents/post-json.ts';
import { LIBRARY_PATH } from '../library/library-query.ts';
import type { PickedFile } from './picked-file.ts';

interface PickerReply {
  file: PickedFile | null;
  /** paths of all folders */
  folders: string[];
}

/** @returns undefined if it could not be read */
export async function readPicker(
  query: { id: string } | { url: string },
): Promise<PickerReply | undefined> {
  const reply = await requestJson<PickerReply>(
    `${LIBRARY_PATH}/picker?${new URLSearchParams(query).toString()}`,
  );
  return reply.type === 'reply' && reply.status === 200 ? reply.body : undefined;
}
