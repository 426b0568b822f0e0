import { BLOCK_SCHEMAS, type BlockType } from '#src/blocks/schemas.ts';
import { PAGE_TEMPLATES } from '../page-templates/index.ts';
import { DEFAULT_PAGES } from '../pages/index.ts';
import { OWN_STARTS } from './own-starts.ts';

/** Openers say what one page is about, so that the headline of another page is never theirs. */
const HEADLINES: Partial<Record<BlockType, string>> = {
  'hero-confluence': '[The headline,\nin two short lines]',
  'pillars-hero': '[What the\nscore says]',
  'audit-hero': '[What the audit\nshows you]',
};

/** A picture is chosen, not written: its fields begin empty. */
const EMPTY: ReadonlySet<BlockType> = new Set(['picture']);

/** Contents of a new section of each kind: guidance to be replaced, and what is true on every page. */
export const SECTION_STARTS: Readonly<Record<string, unknown>> = Object.fromEntries(
  (Object.keys(BLOCK_SCHEMAS) as BlockType[])
    .filter((type) => !EMPTY.has(type))
    .map((type) => [type, startOf(type)]),
);

/** Its own, or that of the first template or page with such a section. What only one page has is true wherever it stands. */
function startOf(type: BlockType): unknown {
  if (OWN_STARTS[type]) return OWN_STARTS[type];
  const block = [...PAGE_TEMPLATES, ...DEFAULT_PAGES]
    .flatMap(({ blocks }) => blocks)
    .find((each) => each.type === type);
  const title = HEADLINES[type];
  return title === undefined ? block?.props : { ...(block?.props as object), title };
}
