import type { DocumentBlock } from '#src/domains/documents/document.ts';
import { isObject } from '#src/domains/documents/json.ts';
import { readableName } from '#src/domains/documents/name-of-field.ts';

/** What an editor calls a section: its kind, and its heading. */
export function blockName({ type, props }: DocumentBlock): string {
  return [readableName(type), blockHeading(props)].filter(Boolean).join(': ');
}

/** The heading of a section in one line; empty if it has none. */
export function blockHeading(props: unknown): string {
  const title = isObject(props) && typeof props['title'] === 'string' ? props['title'] : '';
  return title.replaceAll(/\s+/g, ' ').trim();
}
