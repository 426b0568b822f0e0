import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { findAll } from '#tests/support/html.ts';
import { FileTile } from './file-tile.tsx';
import type { LibraryFile } from './library-view.ts';
import type { ScrollPace } from './use-scroll-pace.ts';

const time = { iso: '2026-11-23T00:00:00Z', exact: 'today', relative: 'now' };
const FILE: LibraryFile = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Harbor',
  folder: '',
  kind: 'picture',
  type: 'JPG',
  size: '1 KB',
  pixels: '',
  tags: [],
  alt: '',
  lacksAlt: false,
  picture: '/media/cms_media/harbor.jpg?width=400',
  width: 4,
  height: 3,
  src: '/media/cms_media/harbor.jpg',
  isDecorative: false,
  focus: { x: 0.5, y: 0.5 },
  isSeeThrough: false,
  added: time,
  changed: time,
  license: null,
  trash: null,
};

const tile = (changes: Partial<LibraryFile>, pace: ScrollPace = 'slow') =>
  renderToStaticMarkup(
    <MemoryRouter>
      <FileTile
        file={{ ...FILE, ...changes }}
        index={0}
        isSelected={false}
        isActive={false}
        isHydrated={false}
        isDraggable={false}
        pace={{ get: () => pace, subscribe: () => () => undefined }}
        showsFolder
        events={{ onPick: () => undefined, onDragStart: () => undefined }}
      />
    </MemoryRouter>,
  );

test('all warnings are in one text, that of the license first', () => {
  expect(tile({ license: 'License ended', lacksAlt: true })).toContain(
    'License ended, no alt text',
  );
  expect(tile({ lacksAlt: true })).toContain('>No alt text<');
  expect(tile({})).not.toContain('library-warning');
});

test('in the trash, the day of deletion takes the place of warnings', () => {
  const due = { ...time, relative: 'in 27 days' };
  const html = tile({ lacksAlt: true, license: 'License ended', trash: { due, by: 'Ana' } });
  expect(html).toContain('Deleted in 27 days');
  expect(html).not.toContain('library-warning');
});

test('no picture holds up the load event: the server may have to make all of them first', () => {
  const [picture] = findAll(tile({}), { name: 'img' });
  expect(picture!.attribs['loading']).toBe('lazy');
});

test('a tile that comes into view while scrolling gets its picture later, and its texts when no one could read them', () => {
  expect(tile({}, 'fast')).toContain('Harbor');
  expect(findAll(tile({}, 'fast'), { name: 'img' })).toEqual([]);
  expect(tile({}, 'racing')).not.toContain('Harbor');
  expect(tile({}, 'racing')).toContain('aria-busy="true"');
});
