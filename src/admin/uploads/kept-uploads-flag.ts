import { tryStorage } from '#src/ui/browser-storage.ts';

const FLAG = 'cadron-uploads';

/** Whether an earlier visit left uploads, without loading the code that reads them. */
export const hasKeptUploads = (userId: string): boolean =>
  tryStorage(() => localStorage.getItem(FLAG)) === userId;

export function flagKeptUploads(userId: string | undefined): void {
  tryStorage(() =>
    userId === undefined ? localStorage.removeItem(FLAG) : localStorage.setItem(FLAG, userId),
  );
}
