import { tryStorage } from '#src/ui/browser-storage.ts';
import { isClipboardText } from './clipboard-text.ts';

/** localStorage key of what was copied last, for browsers and addresses without access to the system's clipboard. */
const KEPT = 'admin-copied-sections';

/**
 * Copies a text for other tabs and pages. Over plain HTTP browsers have no clipboard API, so the copy command is used.
 * @returns false if neither the clipboard nor the browser's storage took it
 */
export async function writeClipboard(text: string): Promise<boolean> {
  const isKept = keepCopy(text);
  return (await writeText(text)) || copyByCommand(text) || isKept;
}

/** @returns false if the browser's storage is blocked or full */
export const keepCopy = (text: string): boolean =>
  tryStorage(() => {
    localStorage.setItem(KEPT, text);
    return true;
  }) ?? false;

/** The latest copy in this browser; empty if there is none. */
const keptCopy = (): string => tryStorage(() => localStorage.getItem(KEPT)) ?? '';

/** The sections on the clipboard; those that were copied last in this browser if it cannot be read or holds something else. */
export async function readClipboard(): Promise<string> {
  const text = await readText();
  return isClipboardText(text) ? text : keptCopy() || text;
}

async function writeText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

async function readText(): Promise<string> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    // Refused, or there is no such function here.
    return '';
  }
}

function copyByCommand(text: string): boolean {
  const put = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('copy', put, { capture: true });
  try {
    // Deprecated, and the only way over plain HTTP.
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    removeEventListener('copy', put, { capture: true });
  }
}
