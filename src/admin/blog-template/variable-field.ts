/** Name of the form field of a variable. */
export const variableField = (name: string): string => `variable-${name}`;
