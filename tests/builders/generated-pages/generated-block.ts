import fc from 'fast-check';
import { BLOCK_SCHEMAS, type BlockType } from '#src/blocks/schemas.ts';
import type { StoredBlock } from '#src/domains/content/pages/page.ts';
import { generatedJson, generatedValue } from './generated-value.ts';

type Props = Record<string, unknown>;

export const BLOCK_TYPES = Object.keys(BLOCK_SCHEMAS) as BlockType[];

/** Rules across fields, which JSON Schema cannot say: how generated props are made to keep them. */
const KEEP_RULES: Partial<Record<BlockType, (props: Props) => Props>> = {
  picture: ({ alt, ...props }) =>
    alt === undefined || props['decorative'] === true
      ? { ...props, decorative: true }
      : { ...props, alt, decorative: false },
  plan: ({ days, ...props }) => ({
    ...props,
    ...(days !== undefined && { days }),
    phases: (props['phases'] as Props[]).map((phase, at) => ({ ...phase, from: at, to: at + 6 })),
  }),
  challenges: ({ labels, ...props }) =>
    labels === undefined || props['drawing'] ? props : { ...props, labels },
  steps: (props) => ({
    ...props,
    steps: (props['steps'] as Props[]).map(({ figure, ...step }) =>
      figure === undefined ? step : { ...step, figure: '45 to 60 minutes' },
    ),
  }),
  statistics: ({ conversion, ...props }) =>
    conversion === undefined
      ? props
      : {
          ...props,
          figures: { ...(props['figures'] as Props), conversionIncrease: 125 },
          conversion: { ...(conversion as Props), before: 4, after: 9 },
        },
  'comparison-table': ({ checked, ...props }) => {
    const columns = (props['columns'] as unknown[]).length;
    const rows = (props['rows'] as { cells: string[] }[]).map(({ cells, ...row }, at, all) => ({
      ...row,
      cells: at === all.length - 1 ? cells.slice(0, 1) : Array(columns).fill(cells[0]),
    }));
    const hasSources = (props['sources'] as unknown[] | undefined)?.length;
    const date = checked ?? (hasSources ? '2026-11-23' : undefined);
    return { ...props, rows, ...(date !== undefined && { checked: date }) };
  },
  'playbook-cards': (props) => ({
    ...props,
    cards: (props['cards'] as Props[]).map((card, at) =>
      at === 0 ? card : { ...card, featured: false },
    ),
  }),
};

/** Props that visitors would see, as forms store them. */
const generatedProps = (type: BlockType): fc.Arbitrary<unknown> =>
  generatedValue(BLOCK_SCHEMAS[type]).map((props) => KEEP_RULES[type]?.(props as Props) ?? props);

const isShown = ({ type, props }: Omit<StoredBlock, 'id'>) =>
  BLOCK_SCHEMAS[type as BlockType].safeParse(props).success;

/** A block of a type that visitors would see. */
export const shownBlock = (type: BlockType): fc.Arbitrary<Omit<StoredBlock, 'id'>> =>
  generatedProps(type)
    .map((props) => ({ type, props }))
    .filter(isShown);

/** A block that is left out: unfinished, of an earlier or later release, or written by another tool. */
export const leftOutBlock: fc.Arbitrary<Omit<StoredBlock, 'id'>> = fc.oneof(
  fc.record({
    type: fc.constantFrom('quote-wall', 'to-string', 'v2-hero'),
    props: generatedJson(3),
  }),
  fc.record({ type: fc.constantFrom(...BLOCK_TYPES), props: generatedJson(3) }),
);
