import { expect, test } from 'vitest';
import { picturesOfRtf } from './pictures.ts';

/** A picture with its properties, as Word writes it, and its copy for old programs. */
const picture = (kind: string, hex: string) =>
  [
    String.raw`{\*\shppict{\pict{\*\picprop\shplid1025{\sp{\sn shapeType}{\sv 75}}`,
    String.raw`{\sp{\sn wzDescription}{\sv A \{red\} chart}}}\picscalex100\picw529`,
    String.raw`\pichgoal300\KIND\bliptag-118{\*\blipuid b9505d31aabbccddeeff001122334455}`,
    `\n${hex}}}`,
    String.raw`{\nonshppict{\pict\picscalex100\wmetafile8\bliptag1 010009000003}}`,
  ]
    .join('')
    .replace('KIND', kind);

test('a picture among its properties is found once, in each format that browsers show', () => {
  const rtf = String.raw`{\rtf1 Before ${picture('pngblip', '8950\n4e47')} \'e9 ${picture('jpegblip', 'FFD8')}${picture('emfblip', '0100')}}`;
  expect(picturesOfRtf(rtf)).toEqual([
    { type: 'image/png', bytes: Uint8Array.of(0x89, 0x50, 0x4e, 0x47) },
    { type: 'image/jpeg', bytes: Uint8Array.of(0xff, 0xd8) },
    undefined,
  ]);
});

test('what is no hexadecimal number, and groups without an end, are no pictures', () => {
  expect(picturesOfRtf(String.raw`{\pict\pngblip xyz}{\pict\pngblip}{\pict\pngblip 89`)).toEqual([
    undefined,
    undefined,
  ]);
});
