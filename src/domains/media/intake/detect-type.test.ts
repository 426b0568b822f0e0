import { expect, test } from 'vitest';
import { photo } from '#tests/builders/picture.ts';
import { detectType } from './accept.server.ts';

const typeOf = async (head: Buffer | string) => {
  const type = await detectType(Buffer.from(head));
  return 'message' in type ? type.message : type.contentType;
};

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
  ['<?xml version="1.0"?>\n<!-- Generator -->\n<svg>', 'image/svg+xml'],
  [
    '<?xml version="1.0"?><!DOCTYPE svg [\n<!ENTITY a "http://a.example/">\n]>\n<svg>',
    'image/svg+xml',
  ],
  [Buffer.from('\uFEFF<svg viewBox="0 0 1 1"/>', 'utf16le'), 'image/svg+xml'],
  ['<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
  ['%PDF-1.7\n%\u00e2\u00e3', 'application/pdf'],
  [Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex'), 'video/mp4'],
  [Buffer.from('774f463200010000000000000000000000000000', 'hex'), 'font/woff2'],
])('recognizes a file by its first bytes', async (head, contentType) => {
  expect(await typeOf(head)).toBe(contentType);
});

test('recognizes a picture whatever its name claims', async () => {
  expect(await typeOf(await photo(4, 4, 'png'))).toBe('image/png');
});

test.each([
  ['', 'This file is empty.'],
  ['\0\0\0\u0018ftypheic\0\0\0\0heicmif1', /^HEIC pictures .* Export it as JPEG: in Preview/],
  [
    'PK\u0003\u0004\u0014\u0000\u0000\u0000\u0008\u0000',
    'Archives are not supported. Unpack it and add the files in it.',
  ],
  [
    '<!doctype html><script>alert(1)</script>',
    /^The type of this file is not known\. The library takes/,
  ],
  ['%PDF-1.4<script>alert(1)</script>', /^This is no PDF/],
  ['<?php system($_GET[0]);', /^The type of this file is not known/],
  ['MZ\u0090\u0000\u0003', /^Files of the type EXE are not supported/],
])('refuses %j', async (head, message) => {
  expect(await typeOf(Buffer.from(head, 'latin1'))).toEqual(
    typeof message === 'string' ? message : expect.stringMatching(message),
  );
});

test('refuses comments without a drawing, however many', async () => {
  const head = Buffer.from(`${'<!-- a -->\n'.repeat(300)}x`);
  expect(await detectType(head)).toMatchObject({ message: expect.stringContaining('not known') });
});
