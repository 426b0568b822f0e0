import fc from 'fast-check';

/**
 * Any text a program can send: printable, and any UTF-16 units, so control characters and halves of characters too.
 * fast-check's own `binary` has no halves, and takes seconds to prepare on a busy machine.
 */
export const anyText = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.array(fc.nat(0xff_ff), { maxLength: 60 }).map((units) => String.fromCharCode(...units)),
  fc.array(fc.nat(0xff), { maxLength: 60 }).map((units) => String.fromCharCode(...units)),
);
