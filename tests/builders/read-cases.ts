import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Repeats texts: `x ×3` is xxx, and a text that ends in a period is followed by a space. */
const repeated = (_key: unknown, value: unknown): unknown => {
  const [, text, times] = (typeof value === 'string' && /^(.+) ×(\d+)$/s.exec(value)) || [];
  return text ? (text.endsWith('.') ? `${text} ` : text).repeat(Number(times)) : value;
};

/** The text of a file below `tests/cases`. */
export const readText = (path: string): string =>
  readFileSync(new URL(`../cases/${path}`, import.meta.url), 'utf8').trim();

/** The contents of a YAML file below `tests/cases`. */
export const readCases = (path: string): unknown =>
  parse(readText(path), repeated, { merge: true });

/** First and last names of many languages that must not count as spam. */
export const personNames = () =>
  readText('person-names.txt')
    .split(/[;\n]/)
    .map((name) => {
      const [firstName = '', lastName = ''] = name.trim().split('|');
      return { firstName, lastName: lastName || firstName };
    });
