/** The form of a folder: creates one in `path`, or changes the one at `path`. */
export interface FolderForm {
  type: 'create' | 'change';
  path: string;
}

/** The folder above another; empty at the top. */
export const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));
