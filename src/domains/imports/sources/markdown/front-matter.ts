import { parse as parseToml } from 'smol-toml';
import { parseDocument } from 'yaml';

/**
 * Texts by field, as they were written: `Yes`, `no`, `007` and `1.10` are texts. Names are in lower case without blanks, `_` and `-`, so that
 * `publishDate` and `publish_date` are the same; `cover.image` is within another field, and `tags[]` is a list.
 */
export type Front = Map<string, string[]>;

export interface FrontMatter {
  /** undefined without front matter, and for one that cannot be read */
  front: Front | undefined;
  /** the text below it; with one that cannot be read, as code */
  text: string;
  /** why it cannot be read */
  problem?: string;
}

const HEAD = /^\s*(---|\+\+\+)[ \t]*\n(?:([^]*?)\n)?(?:\1|\.\.\.)[ \t]*(?:\n|$)/;

/** Divides a Markdown file, with line ends of one kind, into its YAML or TOML and its text. */
export function readFrontMatter(file: string): FrontMatter {
  const [whole, fence, head = ''] = HEAD.exec(file) ?? [];
  const none = { front: undefined, text: file };
  if (whole === undefined) return none;
  const language = fence === '---' ? 'yaml' : 'toml';
  const text = file.slice(whole.length);
  try {
    const value = language === 'yaml' ? parseYaml(head) : parseToml(head);
    const front: Front = new Map();
    // A text may begin with a rule.
    return isObject(value) ? (addFields(value, '', front), { front, text }) : none;
  } catch (error) {
    const [problem] = String((error as Error).message).split(/:?\n/, 1);
    if (!/^[\w-]+\s*[:=]/m.test(head)) return none;
    return { ...none, text: `\`\`\`${language}\n${head}\n\`\`\`\n\n${text}`, problem: problem! };
  }
}

function parseYaml(head: string): unknown {
  const document = parseDocument(head, {
    schema: 'failsafe',
    uniqueKeys: false,
    merge: true,
    logLevel: 'silent',
  });
  if (document.errors[0]) throw document.errors[0];
  return head.trim() === '' ? {} : document.toJS();
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

function addFields(value: unknown, field: string, front: Front): void {
  if (Array.isArray(value))
    for (const each of value) addFields(each, `${field.replace('[]', '')}[]`, front);
  else if (isObject(value))
    for (const [key, inner] of Object.entries(value)) {
      const name = key.toLowerCase().replaceAll(/[\s_-]/g, '');
      addFields(inner, field === '' ? name : `${field}.${name}`, front);
      if (field !== '' && /^(?:name|title|src)$/.test(name)) addFields(inner, field, front);
    }
  else {
    const text = (value instanceof Date ? value.toISOString() : String(value ?? '')).trim();
    if (text !== '') front.set(field, [...(front.get(field) ?? []), text]);
  }
}

/** All texts of fields. @param names with blanks between them */
export const listOf = (front: Front, names: string): string[] =>
  names
    .split(' ')
    .flatMap((name) => [name, `${name}[]`].flatMap((field) => front.get(field) ?? []));

/** The first text of fields. */
export const textOf = (front: Front, names: string): string | undefined => listOf(front, names)[0];
