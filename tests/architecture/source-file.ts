import { globSync, readFileSync } from 'node:fs';

/** A file of the repository: its path from the root, with forward slashes, and its contents. */
export interface SourceFile {
  path: string;
  text: string;
}

const SOURCES = [
  '{src,server,content,tests,bench,proofs}/**/*.{ts,tsx,css}',
  'scripts/**/*.{ts,mjs}',
  '*.config.ts',
];

/** Every handwritten source file. */
export function readSources(): SourceFile[] {
  return globSync(SOURCES).map((path) => readSource(path.replaceAll('\\', '/')));
}

export function readSource(path: string): SourceFile {
  return { path, text: readFileSync(path, 'utf8') };
}

/** Whether only tests load the file; such files may import more than product code. */
export function isTest({ path }: SourceFile): boolean {
  return /\.test\.tsx?$/.test(path) || path.startsWith('tests/');
}
