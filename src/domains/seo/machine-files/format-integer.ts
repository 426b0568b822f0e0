/** `12,345` */
export const formatInteger = (value: number): string => value.toLocaleString('en-US');
