import { expect, test } from 'vitest';
import { readEnrollment, writeEnrollment } from './enrollment.ts';

const ENROLLMENT = {
  key: 'ABCD EFGH',
  uri: 'otpauth://totp/Cadron:kim?secret=ABCDEFGH',
  qr: { size: 33, path: 'M4 4h7v1h-7z' },
};

test('carries an enrollment through the form', () => {
  expect(readEnrollment(writeEnrollment(ENROLLMENT))).toEqual(ENROLLMENT);
});

test.each([
  undefined,
  '',
  'no json',
  '{}',
  writeEnrollment({ ...ENROLLMENT, uri: 'javascript:alert(1)' }),
  writeEnrollment({ ...ENROLLMENT, qr: { size: 33, path: '"/><script>' } }),
  writeEnrollment({ ...ENROLLMENT, qr: { size: 1e9, path: '' } }),
])('ignores %j', (value) => {
  expect(readEnrollment(value)).toBeUndefined();
});
