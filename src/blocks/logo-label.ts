/** The name that a logo grid gives a file: the alternative text of its picture. */
export const logoLabel = (fileName: string): string => fileName.replace(/\.\w+$/, '');
