import { parse as parseToml } from 'smol-toml';
import { parseDocument } from 'yaml';

/** Values as texts: `Yes`, `no`, `007` and `1.10` stay what was written. */
export type FrontValue = string | FrontValue[] | Front;
/** Keys in lower case without blanks, `_` and `-`: `publishDate` and `publish_date` are the same. */
export interface Front {
  [key: string]: FrontValue;
}

export interface FrontMatter {
  /** undefined without front matter, and for one that cannot be read */
  front: Front | undefined;
  /** the text below it; with one that cannot be read, as code */
  text: string;
  /** why it cannot be read */
  problem?: string;
}

const HEAD = /^\s*(---|\+\+\+)[ \t]*\n(?:([\s\S]*?)\n)?(?:\1|\.\.\.)[ \t]*(?:\n|$)/;

/** Divides a Markdown file, with line ends of one kind, into its YAML or TOML and its text. */
export function readFrontMatter(file: string): FrontMatter {
  const [whole, fence, head = ''] = HEAD.exec(file) ?? [];
  if (whole === undefined) return { front: undefined, text: file };
  const text = file.slice(whole.length);
  const language = fence === '---' ? 'yaml' : 'toml';
  try {
    const front = valueOf(language === 'yaml' ? parseYaml(head) : parseToml(head));
    // A text may begin with a rule.
    return typeof front === 'object' && !Array.isArray(front)
      ? { front, text }
      : { front: undefined, text: file };
  } catch (error) {
    const [problem = ''] = (error as Error).message.split('\n');
    if (!/^[\w-]+\s*[:=]/m.test(head)) return { front: undefined, text: file };
    return {
      front: undefined,
      text: `\`\`\`${language}\n${head}\n\`\`\`\n\n${text}`,
      problem: problem.replace(/[.:]$/, ''),
    };
  }
}

function parseYaml(head: string): unknown {
  const options = {
    schema: 'failsafe',
    uniqueKeys: false,
    merge: true,
    logLevel: 'silent',
  } as const;
  const document = parseDocument(head, options);
  if (document.errors[0]) throw document.errors[0];
  return head.trim() === '' ? {} : document.toJS();
}

function valueOf(value: unknown): FrontValue {
  if (Array.isArray(value)) return value.map(valueOf);
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'object') return String(value ?? '');
  return value === null
    ? ''
    : Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [
          key.toLowerCase().replaceAll(/[\s_-]/g, ''),
          valueOf(inner),
        ]),
      );
}

/** All texts of fields. @param names with blanks between them; `cover.image` is within another one. Of an object, its name counts */
export const listOf = (front: Front, names: string): string[] =>
  names.split(' ').flatMap((name) => {
    let value: FrontValue = front;
    for (const key of name.split('.')) value = fieldOf(value, key);
    return [value].flat(3).flatMap((each) => {
      const text =
        typeof each === 'string'
          ? each
          : ['name', 'title', 'src'].map((key) => fieldOf(each, key)).find(Boolean);
      return typeof text === 'string' && text.trim() !== '' ? [text.trim()] : [];
    });
  });

const fieldOf = (value: FrontValue, key: string): FrontValue =>
  typeof value === 'object' && !Array.isArray(value) && Object.hasOwn(value, key)
    ? value[key]!
    : '';

/** The first text of fields. */
export const textOf = (front: Front, names: string): string | undefined => listOf(front, names)[0];
