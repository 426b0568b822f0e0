export const ROOT: string;
export const SERVER_OPTIONS: readonly string[];
export const SERVER_MEMORY: Readonly<Record<string, string>>;
export function inRoot(...parts: string[]): string;
