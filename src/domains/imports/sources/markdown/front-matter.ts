import { parse as parseToml } from 'smol-toml';
import { parse } from 'yaml';
import { isObject, type JsonObject } from '#src/platform/json.ts';

/**
 * Values by field; those of YAML as they were written: `Yes`, `no`, `007` and `1.10` are texts. A field within another one is `cover.image`.
 */
export type Front = Record<string, unknown>;

export interface FrontMatter {
  front: Front;
  /** the text below it; with one that cannot be read, all of it */
  text: string;
  /** why it cannot be read */
  problem?: string | undefined;
}

const HEAD = /^\s*(---|\+\+\+)[ \t]*\n([^]*?\n)??\1[ \t]*(?:\n|$)/;

/** Divides a Markdown file, with line ends of one kind, into its YAML or TOML and its text. */
export function readFrontMatter(file: string): FrontMatter {
  const [whole = '', fence, head = ''] = HEAD.exec(file) ?? [];
  try {
    const value = fence === '---' ? parseYaml(head) : parseToml(head);
    // A text may begin with a rule.
    if (!isObject(value)) return { front: {}, text: file };
    return { front: Object.fromEntries(fieldsOf(value)), text: file.slice(whole.length) };
  } catch (error) {
    const [problem] = (error as Error).message.split(/:?\n/, 1);
    return { front: {}, text: file, problem };
  }
}

const parseYaml = (head: string): unknown =>
  parse(head, { schema: 'failsafe', uniqueKeys: false, merge: true, logLevel: 'error' }) ?? {};

const fieldsOf = (value: JsonObject, path = ''): [string, unknown][] =>
  Object.entries(value).flatMap(([key, inner]) => {
    const name = path + key.replace(/^[A-Z]+/, (start) => start.toLowerCase());
    return [[name, inner], ...(isObject(inner) ? fieldsOf(inner, `${name}.`) : [])];
  });
