import { type BulkAction, unknownVariables } from '#src/domains/seo/bulk/edit-pattern.ts';
import { OVERRIDE_FIELDS, parseOverrideChange } from '#src/domains/seo/overrides/override.ts';

type Fields = Readonly<Record<string, string>>;
type Read =
  | { action: BulkAction; label: string }
  /** messages by field name */
  | { errors: Record<string, string> };

const TEXTS = ['title', 'description'] as const;
const ADDRESSES = ['canonical', 'image'] as const;

/** Reads what a posted form does to the selected routes; undefined for a form that no page submits. */
export function readBulkAction(fields: Fields): Read | undefined {
  const {
    intent = '',
    field,
    pattern = '',
    find = '',
    replacement = '',
    value = '',
    noindex,
  } = fields;
  const text = TEXTS.find((each) => each === field);
  switch (intent) {
    case 'pattern': {
      if (!text) return undefined;
      const [unknown] = unknownVariables(pattern);
      if (pattern === '') return { errors: { pattern: 'Enter a pattern.' } };
      if (unknown !== undefined)
        return { errors: { pattern: `There is no variable {${unknown}}.` } };
      return {
        action: { do: intent, field: text, pattern },
        label: `Wrote each ${text} by a pattern`,
      };
    }
    case 'replace':
      if (!text) return undefined;
      if (find === '') return { errors: { find: 'Enter the text to find.' } };
      return {
        action: { do: intent, field: text, find, replacement },
        label: `Replaced “${cut(find)}” in each ${text}`,
      };
    case 'set': {
      const address = ADDRESSES.find((each) => each === field);
      if (!address) return undefined;
      if (value === '') return { errors: { value: 'Enter a path or an address.' } };
      const parsed = parseOverrideChange({ [address]: value });
      if (!parsed.ok) return { errors: { value: parsed.problems[0]!.message } };
      const name = address === 'image' ? 'picture' : 'canonical address';
      return { action: { do: intent, field: address, value }, label: `Set the ${name}` };
    }
    case 'robots': {
      const isHidden = noindex === 'yes';
      const label = isHidden ? 'Hid from search engines' : 'Showed to search engines';
      return { action: { do: intent, noindex: isHidden }, label };
    }
    case 'remove': {
      const removed = OVERRIDE_FIELDS.filter((each) => field === 'all' || each === field);
      if (removed.length === 0) return undefined;
      return { action: { do: intent, fields: removed }, label: 'Gave values back to the pages' };
    }
    default:
      return undefined;
  }
}

const cut = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
