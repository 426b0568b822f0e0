import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { BlockDefinition } from '#src/blocks/block.ts';
import { BLOCKS } from '#src/blocks/registry.ts';
import { filler } from './filler.ts';
import { SAMPLE_GROUPS } from './index.ts';
import type { Sample } from './sample.ts';

const definitions = BLOCKS as Record<string, BlockDefinition>;
const entries = SAMPLE_GROUPS.flatMap(({ samples }) =>
  Object.entries(samples as Record<string, readonly Sample[]>),
);

/** The parts of a prop's JSON Schema that these tests use. */
interface Prop {
  default?: unknown;
  enum?: readonly string[];
  minItems?: number;
  maxItems?: number;
}

function propsOf(type: string): { props: [string, Prop][]; required: readonly string[] } {
  const { properties = {}, required = [] } = z.toJSONSchema(definitions[type]!.schema, {
    io: 'input',
    unrepresentable: 'any',
  });
  return { props: Object.entries(properties) as [string, Prop][], required };
}

/** Returns the value of a prop in each sample; undefined where it is omitted and has no default. */
const valuesOf = (samples: readonly Sample[], name: string, prop: Prop): unknown[] =>
  samples.map(({ props }) => (props as Record<string, unknown>)[name] ?? prop.default);

test('every registered block has samples in exactly one group', () => {
  const missing = Object.keys(BLOCKS).filter(
    (type) => !entries.some(([sampled]) => sampled === type),
  );
  expect(missing, 'add samples of these blocks to a file in content/styleguide').toEqual([]);
  const types = entries.map(([type]) => type);
  expect(types.toSorted()).toEqual([...new Set(types)].toSorted());
});

test('a filler text uses the length limit without exceeding it', () => {
  for (const max of [16, 40, 240, 900]) {
    expect(filler(max).length).toBeLessThanOrEqual(max);
    expect(filler(max).length).toBeGreaterThan(max - 45);
  }
  expect(filler(60, 1)).not.toBe(filler(60, 2));
});

describe.each(entries)('%s', (type, samples) => {
  test('samples match the schema and have unique labels', () => {
    for (const { label, props } of samples)
      expect(definitions[type]?.schema.safeParse(props).error?.message, label).toBeUndefined();
    const labels = samples.map(({ label }) => label);
    expect(labels).toEqual([...new Set(labels)]);
  });

  test('samples show every optional prop both present and omitted', () => {
    const { props, required } = propsOf(type);
    for (const [name, prop] of props) {
      if (required.includes(name) || prop.default !== undefined) continue;
      const values = valuesOf(samples, name, prop);
      expect(
        values.some((value) => value !== undefined),
        `${name} given`,
      ).toBe(true);
      expect(values.includes(undefined), `${name} left out`).toBe(true);
    }
  });

  test('samples show every tone, and lists at minimum and maximum length', () => {
    for (const [name, prop] of propsOf(type).props) {
      const values = valuesOf(samples, name, prop);
      if (name === 'tone') expect(values).toEqual(expect.arrayContaining([...prop.enum!]));
      const lengths = values.map((value) => (Array.isArray(value) ? value.length : -1));
      for (const length of [prop.minItems, prop.maxItems])
        if (length) expect(lengths, name).toContain(length);
    }
  });
});
