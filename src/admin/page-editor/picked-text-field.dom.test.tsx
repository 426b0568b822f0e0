import 'fake-indexeddb/auto';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeFetch } from '#tests/support/dom/fake-fetch.ts';
import { FormPartContext } from './form-context.ts';
import { PickedTextField } from './picked-text-field.tsx';

const LIST = 'GET /admin/media-library/list';
const CLIP = { id: 'clip', url: '/media/cms_media/Posts/tour.mp4', kind: 'video', name: 'Tour' };
const LISTED = {
  id: 'clip',
  name: 'Tour',
  folder: 'Posts',
  kind: 'video',
  type: 'MP4',
  size: '1 MB',
  pixels: null,
  tags: [],
  alt: '',
  lacksAlt: false,
  picture: null,
  isSeeThrough: false,
};

test('a video is chosen among the videos of the library, or its address is typed', async () => {
  const user = userEvent.setup({ delay: null });
  const requests = fakeFetch({
    [LIST]: () => Response.json({ from: 0, files: [LISTED], total: 1 }),
    'GET /admin/media-library/picker': () => Response.json({ file: CLIP, folders: [] }),
  });
  const stored: unknown[] = [];
  const part = {
    isReadOnly: false,
    canEdit: true,
    announce: () => undefined,
    checkedVersion: undefined,
    idOf: (path: string) => path,
    problemsAt: () => [],
    placesOnPage: () => [],
    change: (_path: string, make: (now: unknown) => unknown) => stored.push(make(CLIP.url)),
  };
  render(
    <FormPartContext value={part}>
      <PickedTextField
        spec={{ kind: 'text', min: 0, picks: 'video' }}
        label="Video"
        path="src"
        value={CLIP.url}
        isOptional={false}
        group={undefined}
      />
    </FormPartContext>,
  );
  await user.type(screen.getByRole('textbox', { name: 'Video' }), '?');
  expect(stored).toEqual([`${CLIP.url}?`]);
  // A video is no picture.
  expect(document.querySelector('.picked img')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Choose in the library: Video' }));
  await user.click(await screen.findByRole('radio', { name: /^Tour/ }));
  await user.click(screen.getByRole('button', { name: 'Use this video' }));
  await expect.poll(() => stored.at(-1)).toBe(CLIP.url);
  const list = requests.find(({ route }) => route === LIST);
  expect(list?.query.get('kind')).toBe('video');
});
