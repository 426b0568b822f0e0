import { expect, test } from 'vitest';
import { cleanFileName, cleanFolder } from './clean-name.ts';

test.each([
  ['photo.jpg', 'photo.jpg'],
  ['../../etc/passwd', 'passwd'],
  [String.raw`C:\Users\ana\Team photo.JPG`, 'Team photo.JPG'],
  ['a\u0000b\n\u202Egpj.exe', 'a b gpj.exe'],
  ['.htaccess', 'htaccess'],
  ['  . . ', 'File'],
  ['con.png', 'con file.png'],
  ['Zürich – Büro 東京.png', 'Zürich – Büro 東京.png'],
])('shows %j as %j', (name, shown) => {
  expect(cleanFileName(name)).toBe(shown);
});

test('shortens a long name and keeps its extension', () => {
  const shown = cleanFileName(`${'a'.repeat(400)}.webp`);
  expect(shown).toHaveLength(150);
  expect(shown).toMatch(/a\.webp$/);
});

test('keeps the folders of a path, without dot segments', () => {
  expect(cleanFolder('Team/2026 /../Portraits/')).toBe('Team/2026/Portraits');
  expect(cleanFolder('')).toBe('');
});
