import type { ChosenFile } from './upload.ts';

/** Files that systems create by themselves. */
const HIDDEN = /^(\.|Thumbs\.db$|desktop\.ini$)/i;

const join = (...parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .join('/')
    .replaceAll(/\/+/g, '/');

/** The files of an `<input>`, which for a folder say where in it they were. */
export const filesOfInput = (files: FileList | null, folder: string): ChosenFile[] =>
  [...(files ?? [])]
    .filter(({ name }) => !HIDDEN.test(name))
    .map((file) => ({
      file,
      folder: join(folder, file.webkitRelativePath.split('/').slice(0, -1).join('/')),
    }));

/** Whether something that is dragged has files of the computer. */
export const hasFiles = (transfer: DataTransfer | null): boolean =>
  transfer?.types.includes('Files') ?? false;

/** The dropped files, with those in folders. Call it in the event: browsers take the list away afterwards. */
export async function filesOfDrop(transfer: DataTransfer, folder: string): Promise<ChosenFile[]> {
  const entries = [...transfer.items]
    .filter(({ kind }) => kind === 'file')
    .map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  const found = await Promise.all(
    entries.map(async ({ entry, file }) => {
      if (entry) return filesOfEntry(entry, folder);
      return file ? [{ file, folder }] : [];
    }),
  );
  return found.flat();
}

async function filesOfEntry(entry: FileSystemEntry, folder: string): Promise<ChosenFile[]> {
  if (HIDDEN.test(entry.name)) return [];
  if (entry.isFile) {
    const file = await new Promise<File | undefined>((resolve) =>
      (entry as FileSystemFileEntry).file(resolve, () => resolve(undefined)),
    );
    return file ? [{ file, folder }] : [];
  }
  const children = await childrenOf(entry as FileSystemDirectoryEntry);
  const inside = join(folder, entry.name);
  const found: ChosenFile[] = [];
  for (const child of children) found.push(...(await filesOfEntry(child, inside)));
  return found;
}

/** Browsers return at most 100 entries at a time. */
async function childrenOf(directory: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = directory.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([])),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
}

/** The pictures of the clipboard. Browsers call each 'image.png', so a picture gets the time as its name. */
export function filesOfPaste(
  clipboard: DataTransfer | null,
  folder: string,
  now: Date,
): ChosenFile[] {
  return [...(clipboard?.files ?? [])].map((file, at) => {
    const isNamed = !/^image\.\w+$/.test(file.name);
    if (isNamed) return { file, folder };
    const extension = file.name.slice(file.name.lastIndexOf('.'));
    const name = `Pasted ${timeOf(now)}${at > 0 ? ` ${at + 1}` : ''}${extension}`;
    return { file: new File([file], name, { type: file.type }), folder };
  });
}

/** `2026-11-22 15.04.05`, by the clock of the computer */
function timeOf(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  return `${day} ${[now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join('.')}`;
}
