import 'fake-indexeddb/auto';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SENT_ASSET } from '#tests/builders/upload.ts';
import { type FakeRequest, fakeFetch } from '#tests/support/dom/fake-fetch.ts';
import { type PickedFile, toPickedFile } from './picked-file.ts';
import { PickerDialog } from './picker-dialog.tsx';

const user = userEvent.setup({ delay: null });
const LIST = 'GET /admin/media-library/list';
const PICKER = 'GET /admin/media-library/picker';

const fileOf = (id: string, name: string) => ({
  id,
  name,
  folder: 'Team',
  kind: 'picture',
  type: 'PNG',
  size: '1 KB',
  pixels: '60 × 40',
  tags: [],
  alt: '',
  lacksAlt: true,
  picture: null,
  isSeeThrough: false,
});
const FILES = [fileOf('1', 'Ana'), fileOf('2', 'Ben')];

const pickedOf = (id: string): PickedFile => {
  const { kind, width, height, ...asset } = SENT_ASSET;
  return toPickedFile(
    { ...asset, id, crop: null, file: { kind, width, height } },
    `/media/cms_media/${id}.png`,
  );
};

/** The dialog over a library of two files. */
function open(handlers: Record<string, (request: FakeRequest) => Response> = {}) {
  const picked: PickedFile[] = [];
  const requests = fakeFetch({
    [LIST]: () => Response.json({ from: 0, files: FILES, total: FILES.length }),
    [PICKER]: ({ query }) => {
      const id = query.get('id') ?? (query.get('url') ? '2' : undefined);
      return Response.json({ file: id ? pickedOf(id) : null, folders: ['Team', 'Team/2026'] });
    },
    ...handlers,
  });
  render(
    <PickerDialog
      kinds={['picture', 'drawing']}
      current="/media/cms_media/2.png"
      onPick={(file) => picked.push(file)}
      onClose={() => undefined}
    />,
  );
  return { picked, requests };
}

const use = () => screen.getByRole('button', { name: 'Use this picture' });

test('shows what is used now, and returns another one by keyboard', async () => {
  const { picked } = open();
  const ben = await screen.findByRole<HTMLInputElement>('radio', { name: /^Ben/ });
  await expect.poll(() => ben.checked).toBe(true);
  expect(screen.getByText('Used now')).toBeDefined();
  await user.click(screen.getByRole('radio', { name: /^Ana/ }));
  await user.keyboard('{Enter}');
  await expect.poll(() => picked).toEqual([pickedOf('1')]);
});

test('searches, and lists a folder with those below it', async () => {
  const { requests } = open();
  await screen.findByRole('radio', { name: /^Ana/ });
  await user.type(screen.getByRole('searchbox'), 'harbor');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Folder' }), 'Team/2026');
  await expect
    .poll(() => {
      const last = requests.findLast(({ route }) => route === LIST)!.query;
      return ['search', 'folder', 'deep', 'kind'].map((name) => last.get(name));
    })
    .toEqual(['harbor', 'Team/2026', '1', 'visual']);
});

test('a file that was deleted in the meantime, and a lost connection, are said', async () => {
  let isGone = true;
  const { picked } = open({
    [PICKER]: ({ query }) =>
      query.get('id') && !isGone
        ? new Response('', { status: 503 })
        : Response.json({ file: null, folders: [] }),
  });
  await user.click(use());
  expect(screen.getByText('Choose a file first.')).toBeDefined();
  await user.click(await screen.findByRole('radio', { name: /^Ana/ }));
  await user.click(use());
  expect(await screen.findByText(/was deleted in the meantime/)).toBeDefined();
  isGone = false;
  await user.click(use());
  expect(await screen.findByText(/cannot be reached/)).toBeDefined();
  expect(picked).toEqual([]);
});

test('a list that could not be loaded is loaded again', async () => {
  let isDown = true;
  open({
    [LIST]: () =>
      isDown
        ? new Response('', { status: 503 })
        : Response.json({ from: 0, files: FILES, total: FILES.length }),
  });
  expect(await screen.findByText(/^The files could not be loaded/)).toBeDefined();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio', { name: /^Ana/ })).toBeDefined();
});
