import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTextSealer } from './sealed-text.server.ts';

const SECRET = 'a secret of more than thirty-two characters';
const sealer = createTextSealer(SECRET, 'a purpose');

test('opens what it sealed, and seals the same text differently each time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.string(), (text, context) => {
      const sealed = sealer.seal(text, context);
      expect(sealer.open(sealed, context)).toBe(text);
      expect(sealer.seal(text, context)).not.toBe(sealed);
    }),
  );
});

test('opens nothing of another secret, purpose or context', () => {
  const sealed = sealer.seal('text', 'dana');
  expect(sealer.open(sealed, 'ira')).toBeUndefined();
  expect(createTextSealer('another secret', 'a purpose').open(sealed, 'dana')).toBeUndefined();
  expect(createTextSealer(SECRET, 'another purpose').open(sealed, 'dana')).toBeUndefined();
});

test('opens nothing that was changed or cut', () => {
  const bytes = Buffer.from(sealer.seal('text', 'dana'), 'base64url');
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed[at]! ^= 1;
    expect(sealer.open(changed.toString('base64url'), 'dana')).toBeUndefined();
    expect(sealer.open(bytes.subarray(0, at).toString('base64url'), 'dana')).toBeUndefined();
  }
});
