import { expect, test } from 'vitest';
import { toPickedFile } from '#src/admin/media/picker/picked-file.ts';
import { BLOCK_SCHEMAS } from '#src/blocks/schemas.ts';
import { SENT_ASSET } from '#tests/builders/upload.ts';
import type { ObjectSpec } from './field-spec.ts';
import { fieldSpecOf } from './read-field-specs.server.ts';
import { withPicture } from './with-picture.ts';

const SPEC = fieldSpecOf(BLOCK_SCHEMAS.picture);
const URL = '/media/cms_media/Team/ana.png';
const picked = (changes: Partial<typeof SENT_ASSET> & { crop?: null } = {}) => {
  const { kind, width, height, ...asset } = { ...SENT_ASSET, ...changes };
  return toPickedFile({ crop: null, ...asset, file: { kind, width, height } }, URL);
};

test('the form knows by the schema which field is a picture', () => {
  const src = SPEC.fields.find(({ name }) => name === 'src');
  expect(src?.spec).toMatchObject({ kind: 'text', picks: 'picture' });
});

test('fills size and text from the library, and keeps what was written', () => {
  expect(withPicture(SPEC, 'src', { tone: 'sand' }, picked({ alt: 'Ana at a desk' }))).toEqual({
    tone: 'sand',
    src: URL,
    width: 60,
    height: 40,
    alt: 'Ana at a desk',
  });
  const written = { src: 'old', width: 1, height: 1, alt: 'Our own text' };
  expect(withPicture(SPEC, 'src', written, picked({ alt: 'Ana' }))['alt']).toBe('Our own text');
});

test('a decorative picture has no text; a group without these fields gets none', () => {
  expect(withPicture(SPEC, 'src', { alt: '' }, picked({ isDecorative: true }))).toEqual({
    src: URL,
    width: 60,
    height: 40,
    decorative: true,
  });
  const bare: ObjectSpec = { kind: 'object', fields: [SPEC.fields[0]!] };
  expect(withPicture(bare, 'src', {}, picked({ alt: 'Ana' }))).toEqual({ src: URL });
});

test('the size is that of the crop', () => {
  const { kind, width, height, ...asset } = SENT_ASSET;
  const crop = { x: 0, y: 0, width: 0.5, height: 1 };
  expect(toPickedFile({ ...asset, crop, file: { kind, width, height } }, URL)).toMatchObject({
    width: 30,
    height: 40,
  });
});
