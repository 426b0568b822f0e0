import type { DocumentBlock } from '#src/domains/documents/document.ts';
import { isObject } from '#src/domains/documents/json.ts';
import { readableName } from '#src/domains/documents/name-of-field.ts';
import { nameOfSection } from '#src/domains/documents/name-of-section.ts';
import type { PlaceOnPage } from './link-target.ts';

/** The sections of a page that links can lead to, and the parts of texts that have an anchor. */
export const placesOn = (blocks: readonly DocumentBlock[]): PlaceOnPage[] =>
  blocks.flatMap((block) => [
    { anchor: block.id, name: nameOfSection(block) },
    ...partsOf(block.props).flatMap((part) => {
      const anchor = textOf(part, 'id');
      return anchor === ''
        ? []
        : [{ anchor, name: textOf(part, 'heading') || `${readableName(block.type)}: ${anchor}` }];
    }),
  ]);

const partsOf = (props: unknown): unknown[] => {
  const parts = isObject(props) ? props['sections'] : undefined;
  return Array.isArray(parts) ? parts : [];
};

const textOf = (value: unknown, name: string): string => {
  const text = isObject(value) ? value[name] : undefined;
  return typeof text === 'string' ? text.replaceAll(/\s+/g, ' ').trim() : '';
};
