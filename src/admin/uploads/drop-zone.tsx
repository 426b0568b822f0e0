import { useEffect, useEffectEvent, useState } from 'react';
import { showNotice } from '#src/admin/notices/show-notice.ts';
import { filesOfDrop, filesOfPaste, hasFiles } from './chosen-files.ts';
import type { ChosenFile } from './upload.ts';
import { openUploads } from './upload-session.ts';
import './uploads.css';

interface DropZoneProps {
  /** where the files go; empty for no folder */
  folder: string;
}

/** Takes files that are dropped anywhere on the window, or pasted, and says where they will go. */
export function DropZone({ folder }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((files: Promise<ChosenFile[]> | ChosenFile[]) => startUpload(files));
  const place = useEffectEvent(() => folder);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer) || isInDialog(event)) return;
      event.preventDefault();
      event.dataTransfer!.dropEffect = 'copy';
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      // It has left the window, not only an element of it.
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!hasFiles(event.dataTransfer) || isInDialog(event)) return;
      event.preventDefault();
      void take(filesOfDrop(event.dataTransfer!, place()));
    };
    const paste = (event: ClipboardEvent) => {
      const files = filesOfPaste(event.clipboardData, place(), new Date());
      if (files.length === 0 || isTyping(event) || isInDialog(event)) return;
      event.preventDefault();
      void take(files);
    };
    const listening = new AbortController();
    const options = { signal: listening.signal };
    addEventListener('dragenter', over, options);
    addEventListener('dragover', over, options);
    addEventListener('dragleave', leave, options);
    addEventListener('drop', drop, options);
    addEventListener('paste', paste, options);
    return () => listening.abort();
  }, []);
  return isOver ? (
    <div
      className="drop-zone cover place-center paper middle inert-look grid p-4"
      aria-hidden="true"
    >
      <p>
        <b className="admin-title block mb-2">Drop to upload</b>
        {folder === '' ? 'To no folder' : `To the folder “${folder}”`}
      </p>
    </div>
  ) : null;
}

/** An open dialog takes files itself, or none. */
const isInDialog = ({ target }: Event): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest('dialog') !== null);

/** A picture beside text, as of a table, is not meant to be uploaded while someone writes. */
const isTyping = ({ target }: Event): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]');

/** Starts uploads, and says if that is not possible. */
export const startUpload = async (files: Promise<ChosenFile[]> | ChosenFile[]): Promise<string[]> =>
  (await started(async () => {
    const chosen = await files;
    return chosen.length > 0 ? (await openUploads()).add(chosen) : [];
  })) ?? [];

/** Lets the server fetch a file, and says if that is not possible. */
export const startAddress = (address: string, folder: string): Promise<string | undefined> =>
  started(async () => (await openUploads()).addAddress(address, folder));

async function started<T>(start: () => Promise<T>): Promise<T | undefined> {
  try {
    return await start();
  } catch {
    showNotice({
      kind: 'error',
      text: 'The upload could not start. Check your connection, and try again.',
    });
    return undefined;
  }
}
