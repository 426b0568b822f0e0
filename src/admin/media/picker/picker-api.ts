import { isDone, requestJson } from '#src/admin/documents/post-json.ts';
import { LIBRARY_PATH } from '../library/library-query.ts';
import type { PickedFile } from './picked-file.ts';

export interface PickerReply {
  file: PickedFile | null;
  /** paths of all folders */
  folders: string[];
}

export const pickerApi = (query: { id: string } | { url: string }): string =>
  `${LIBRARY_PATH}/picker?${new URLSearchParams(query)}`;

/** @returns undefined if it could not be read */
export async function readPicker(
  query: Parameters<typeof pickerApi>[0],
): Promise<PickerReply | undefined> {
  const reply = await requestJson<PickerReply>(pickerApi(query));
  return isDone(reply) ? reply.body : undefined;
}
