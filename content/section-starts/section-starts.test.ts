import { expect, test } from 'vitest';
import { BLOCK_SCHEMAS, type BlockType } from '#src/blocks/schemas.ts';
import { bracketedInValue } from '#src/domains/checks/bracketed.ts';
import { SECTION_STARTS } from './index.ts';

const TYPES = Object.keys(BLOCK_SCHEMAS) as BlockType[];

/** Kinds whose words are true on every page, so that they may be published as they are. */
const TRUE_ANYWHERE: ReadonlySet<BlockType> = new Set([
  'page-index',
  'why-choose-us',
  'logo-grid',
  'statistics',
  'story-cards',
  'cta-banner',
  'contact-ways',
  'playbook-cards',
  'team',
  'technology-logos',
  'survey-form',
  'assessment',
  'first-question',
]);

test.each(TYPES.filter((type) => type !== 'picture'))(
  '%s begins with a section that is shown',
  (type) => {
    const parsed = BLOCK_SCHEMAS[type].safeParse(SECTION_STARTS[type]);
    expect(parsed.error?.issues).toBeUndefined();
  },
);

test('what is a sample is in brackets, so that it cannot be published by mistake', () => {
  const withoutGuidance = TYPES.filter(
    (type) => SECTION_STARTS[type] && bracketedInValue(SECTION_STARTS[type]).length === 0,
  );
  expect(withoutGuidance.toSorted()).toEqual([...TRUE_ANYWHERE].toSorted());
});
