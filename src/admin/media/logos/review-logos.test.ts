import { expect, test } from 'vitest';
import type { ListedAsset } from '#src/domains/media/list/asset-filter.ts';
import { mediaUrl } from '#src/domains/media/media-address.ts';
import { labelProblem, MAX_LOGOS, reviewLogos } from './review-logos.ts';

type FileChanges = Partial<ListedAsset['file']> & { alt?: string; isDecorative?: boolean };

/** A large PNG with all texts, unless changed. */
function logo(name: string, changes: FileChanges = {}): ListedAsset {
  const { alt = name, isDecorative = false, ...file } = changes;
  return {
    id: `id-${name}`,
    address: `Logos/${name}.png`,
    folder: 'Logos',
    name,
    alt,
    isDecorative,
    tags: [],
    focus: { x: 0.5, y: 0.5 },
    crop: null,
    licenseEnds: null,
    createdAt: new Date(0),
    changedAt: new Date(0),
    trashedAt: null,
    trashedBy: null,
    file: {
      kind: 'picture',
      contentType: 'image/png',
      hash: 'a',
      bytes: 10,
      width: 400,
      height: 68,
      ...file,
    },
  };
}

const listed = (files: readonly ListedAsset[]) =>
  files.map(({ name, address }) => ({ name: `${name}.png`, url: mediaUrl(address) }));

/** The names and details of files by the kind of problem. */
const found = (files: readonly ListedAsset[], shown = listed(files), isPngOnly = true) =>
  Object.fromEntries(
    reviewLogos({ isPngOnly }, files, shown).map(({ kind, files: bad }) => [
      kind,
      bad.map(({ name, detail }) => (detail === undefined ? name : `${name}: ${detail}`)),
    ]),
  );

test('finds nothing wrong with large PNG files of good names', () => {
  expect(found([logo('Acme'), logo('Node.js'), logo('37signals'), logo('Maple & Main')])).toEqual(
    {},
  );
});

test('warns of logos that are heavy for their place', () => {
  const files = [
    logo('Photo', { bytes: 5_400_000 }),
    logo('Usual', { bytes: 400_000 }),
    logo('Drawing', { kind: 'drawing', contentType: 'image/svg+xml', bytes: 640_000 }),
  ];
  expect(found(files)).toEqual({ heavy: ['Photo: 5.4 MB', 'Drawing: 640 KB'] });
});

test('finds a file again whose address says its kind', () => {
  const file = logo('Acme');
  const shown = [{ name: 'Acme.png', url: `${mediaUrl(file.address)}?is=drawing` }];
  expect(found([file], shown)).toEqual({});
});

test('one side of the tile at double density is enough, and a drawing is always sharp', () => {
  const small = { width: 399, height: 67 };
  const files = [
    logo('Wide', { width: 400, height: 20 }),
    logo('High', { width: 30, height: 68 }),
    logo('Small', small),
    logo('Drawn', { ...small, kind: 'drawing', contentType: 'image/svg+xml' }),
  ];
  expect(found(files, listed(files), false)).toEqual({ blurred: ['Small: 399 × 67 px'] });
});

test('names other formats where the grid is meant for PNG files and drawings', () => {
  const files = [
    logo('Drawn', { kind: 'drawing', contentType: 'image/svg+xml' }),
    logo('Photo', { contentType: 'image/jpeg' }),
  ];
  expect(found(files)).toEqual({ 'not-png': ['Photo: JPEG'] });
  expect(found(files, listed(files), false)).toEqual({});
});

test('names what the grid leaves out, and why', () => {
  const leaflet = logo('Leaflet', { kind: 'document', contentType: 'application/pdf', alt: '' });
  expect(found([logo('Acme'), leaflet, logo('Lost')], listed([logo('Acme')]))).toEqual({
    'no-picture': ['Leaflet: PDF'],
    missing: ['Lost'],
  });
  const many = Array.from({ length: MAX_LOGOS + 2 }, (_, at) => logo(`Client ${at}`));
  const problems = reviewLogos({ isPngOnly: true }, many, listed(many.slice(0, MAX_LOGOS)));
  expect(problems).toMatchObject([
    {
      kind: 'past-limit',
      title: '2 files left out: past the limit of 100',
      isLeftOut: true,
      files: [{ name: 'Client 100' }, { name: 'Client 101' }],
    },
  ]);
});

test('names pictures without text, unless they are decorative, and equal names', () => {
  const other = { ...logo('ACME'), address: 'Elsewhere/acme.png' };
  const files = [logo('Acme', { alt: '' }), other, logo('Swoosh', { alt: '', isDecorative: true })];
  expect(found(files)).toEqual({ 'same-label': ['Acme', 'ACME'], 'no-alt': ['Acme'] });
});

test('counts in words', () => {
  const titles = (files: ListedAsset[]) =>
    reviewLogos({ isPngOnly: true }, files, listed(files)).map(({ title }) => title);
  const pdf = { kind: 'document', contentType: 'application/pdf' } as const;
  expect(titles([logo('a_b', pdf)])).toContain('1 file left out: not a picture');
  expect(titles([logo('a_b')])).toContain('1 name reads badly');
  expect(titles([logo('a_b'), logo('c_d')])).toContain('2 names read badly');
});

test.each([
  ['acme_white', 'has signs in place of spaces'],
  ['acme-corp', 'has hyphens in place of spaces'],
  ['Acme.png', 'ends like a file name'],
  ['Acme Logo', 'contains a word of the file'],
  ['Acme 200x34', 'contains a size'],
  ['Acme@2x', 'contains a size'],
  ['Acme v2', 'contains a version'],
  ['Acme (1)', 'contains a version'],
  ['20261122', 'has no letters'],
  ['Coca-Cola', undefined],
  ['New Relic', undefined],
  ['monday.com', undefined],
  ['Finale', undefined],
  ['株式会社', undefined],
])('the name %s: %s', (name, problem) => {
  expect(labelProblem(name)).toBe(problem);
});
