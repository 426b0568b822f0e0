export const LIBRARY_PATH = '/admin/media-library';

/** The page of a file. */
export const assetPath = (id: string): string => `${LIBRARY_PATH}/${id}`;

/** A folder of the library. */
export const mediaFolderAddress = (folder: string): string =>
  `${LIBRARY_PATH}?${new URLSearchParams({ folder }).toString()}`;
