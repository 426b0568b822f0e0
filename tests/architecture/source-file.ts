import { globSync, readFileSync } from 'node:fs';

/** A file of the repository: its path from the root, with forward slashes, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

const SOURCES = [
  '{src,server,content,tests,bench,proofs}/**/*.{ts,tsx,css}',
  'scripts/**/*.{ts,mjs}',
  '*.config.ts',
];

/** Every file we write by hand that the rules are about. */
export function readSources(): SourceFile[] {
  return globSync(SOURCES).map((path) => readSource(path.replaceAll('\\', '/')));
}

export function readSource(path: string): SourceFile {
  return { path, text: readFileSync(path, 'utf8') };
}

/** Files that only tests load; they may reach further than the code they test. */
export function isTest({ path }: SourceFile): boolean {
  return /\.test\.tsx?$/.test(path) || path.startsWith('tests/');
}
