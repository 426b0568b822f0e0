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

/** What JSON Schema says of one prop, as far as it matters here. */
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

/** The values that a prop has in the samples; undefined where it is left out and has no default. */
const valuesOf = (samples: readonly Sample[], name: string, prop: Prop): unknown[] =>
  samples.map(({ props }) => (props as Record<string, unknown>)[name] ?? prop.default);

test('every block of the registry has its samples, in one group', () => {
  const missing = Object.keys(BLOCKS).filter((type) => !entries.some(([known]) => known === type));
  expect(missing, 'add samples of these to a file of content/styleguide').toEqual([]);
  const types = entries.map(([type]) => type);
  expect(types.toSorted()).toEqual([...new Set(types)].toSorted());
});

test('a filler is as long as it may be, and no longer', () => {
  for (const max of [16, 40, 240, 900]) {
    expect(filler(max).length).toBeLessThanOrEqual(max);
    expect(filler(max).length).toBeGreaterThan(max - 45);
  }
  expect(filler(60, 1)).not.toBe(filler(60, 2));
});

describe.each(entries)('%s', (type, samples) => {
  test('its samples are what its schema takes, each under a label of its own', () => {
    for (const { label, props } of samples)
      expect(definitions[type]?.schema.safeParse(props).error?.message, label).toBeUndefined();
    const labels = samples.map(({ label }) => label);
    expect(labels).toEqual([...new Set(labels)]);
  });

  test('they show every optional part with and without', () => {
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

  test('they show every tone, and lists at their shortest and their longest', () => {
    for (const [name, prop] of propsOf(type).props) {
      const values = valuesOf(samples, name, prop);
      if (name === 'tone') expect(values).toEqual(expect.arrayContaining([...prop.enum!]));
      const lengths = values.map((value) => (Array.isArray(value) ? value.length : -1));
      for (const length of [prop.minItems, prop.maxItems])
        if (length) expect(lengths, name).toContain(length);
    }
  });
});
