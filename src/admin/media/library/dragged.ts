/** Files and folders of the library that are dragged to a folder; other types are files of the computer. */

const FILES = 'application/x-cadron-media-files';
const FOLDER = 'application/x-cadron-media-folder';

export function setDraggedFiles(transfer: DataTransfer, ids: readonly string[]): void {
  transfer.effectAllowed = 'move';
  transfer.setData(FILES, JSON.stringify(ids));
}

export function setDraggedFolder(transfer: DataTransfer, path: string): void {
  transfer.effectAllowed = 'move';
  transfer.setData(FOLDER, path);
}

/** Whether a folder takes it. While it is dragged, browsers show only the type. */
export const isOurs = ({ types }: DataTransfer): boolean =>
  types.includes(FILES) || types.includes(FOLDER);

export function readDragged(transfer: DataTransfer): { ids: string[]; folder?: string } {
  const folder = transfer.getData(FOLDER);
  const files = transfer.getData(FILES);
  const ids = files === '' ? [] : (JSON.parse(files) as string[]);
  return { ids, ...(folder !== '' && { folder }) };
}
