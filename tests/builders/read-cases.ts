import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Repeats texts: `x ×3` is xxx, and a text that ends in a period is followed by a space. */
const repeated = (_key: unknown, value: unknown): unknown => {
  const [, text, times] = (typeof value === 'string' && /^(.+) ×(\d+)$/.exec(value)) || [];
  return text ? (text.endsWith('.') ? `${text} ` : text).repeat(Number(times)) : value;
};

/** The contents of a YAML file below `tests/cases`. */
export const readCases = (path: string): unknown =>
  parse(readFileSync(new URL(`../cases/${path}`, import.meta.url), 'utf8'), repeated, {
    merge: true,
  });
