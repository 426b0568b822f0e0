import { kindOfFile, renditionUrl } from '#src/ui/picture.tsx';

/** The name that a logo grid gives a file: the alternative text of its picture. */
export const logoLabel = (fileName: string): string => fileName.replace(/\.\w+$/, '');

/** Twice the width of a slot, for sharp screens. */
const WIDTH = 400;

/** The address of a logo in the size of its slot; drawings stay as they are. Called on the server, to keep it out of pages. */
export const logoUrl = (url: string): string =>
  ['picture', 'animation'].includes(kindOfFile(url) ?? '') ? renditionUrl(url, WIDTH) : url;
