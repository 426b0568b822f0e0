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
