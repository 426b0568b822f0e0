import fc from 'fast-check';

/**
 * Arbitrary text: printable, and any UTF-16 units, including control characters and lone surrogates. fast-check's
 * `binary` has no lone surrogates and is slow to initialize.
 */
export const anyText = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.array(fc.nat(0xff_ff), { maxLength: 60 }).map((units) => String.fromCharCode(...units)),
  fc.array(fc.nat(0xff), { maxLength: 60 }).map((units) => String.fromCharCode(...units)),
);

/** One of these events, some more often than others: `weighted([3, type], [1, crash])`. */
export const weighted = <All extends unknown[]>(
  ...all: { [At in keyof All]: [weight: number, arbitrary: fc.Arbitrary<All[At]>] }
): fc.Arbitrary<All[number]> =>
  fc.oneof(...all.map(([weight, arbitrary]) => ({ weight, arbitrary })));

/** An event with its name in `do`. */
export const event = <Name extends string, Fields extends object = object>(
  names: Name | readonly Name[],
  fields: { [Key in keyof Fields]: fc.Arbitrary<Fields[Key]> } = {} as never,
): fc.Arbitrary<{ do: Name } & Fields> =>
  fc.record({ do: fc.constantFrom(...[names].flat()), ...fields }) as never;
