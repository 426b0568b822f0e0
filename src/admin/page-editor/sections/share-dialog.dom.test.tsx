import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { DocumentBlock, DocumentContent } from '#src/domains/documents/document.ts';
import { fakeFetch } from '#tests/support/dom/fake-fetch.ts';
import { MAKE_SECTION_API } from './section-api.ts';
import { type MadeSection, ShareDialog } from './share-dialog.tsx';

const BLOCKS: DocumentBlock[] = [
  { id: 'hero', type: 'page-hero', props: {} },
  { id: 'faq', type: 'faq', props: {} },
  { id: 'place', type: 'shared-section', props: { section: 'x' } },
  { id: 'cta', type: 'cta-banner', props: {} },
];
const user = userEvent.setup({ delay: null });

/** The dialog with a server whose replies are given. */
function open(...replies: Response[]) {
  const requests = fakeFetch({ [`POST ${MAKE_SECTION_API}`]: () => replies.shift()! });
  let content: DocumentContent = { title: 'Page', blocks: BLOCKS };
  const closed: (MadeSection | undefined)[] = [];
  render(
    <ShareDialog
      blocks={BLOCKS}
      selected="faq"
      update={(change) => (content = change(content))}
      onClose={(made) => closed.push(made)}
    />,
  );
  const posted = () => requests.map(({ body }) => body as { id: string });
  return { posted, closed, blocks: () => content.blocks };
}

const made = () => Response.json({ ok: true, id: 'made' });
const submit = () => user.click(screen.getByRole('button', { name: 'Make it shared' }));
const name = () => screen.getByRole('textbox', { name: 'Name' });

test('replaces the chosen sections once the shared one is public', async () => {
  const { posted, closed, blocks } = open(made());
  expect(screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([
    false,
    true,
    false,
  ]);
  await user.type(name(), 'Next step');
  await user.click(screen.getByRole('checkbox', { name: /CTA banner/i }));
  await submit();
  expect(posted()).toEqual([
    { id: expect.any(String), title: 'Next step', blocks: [BLOCKS[1], BLOCKS[3]] },
  ]);
  expect(blocks()).toEqual([
    BLOCKS[0],
    { id: 'faq', type: 'shared-section', props: { section: 'made' } },
    BLOCKS[2],
  ]);
  expect(closed).toEqual([{ title: 'Next step', place: 'faq' }]);
});

test('asks for a name and a section before it sends anything', async () => {
  const { posted } = open(made());
  await user.click(screen.getByRole('checkbox', { name: /FAQ/ }));
  await submit();
  expect(screen.getByText('Enter a name.')).toBeDefined();
  expect(screen.getByText('Choose at least one section.')).toBeDefined();
  expect(posted()).toEqual([]);
});

test('repeats a request that got lost under the same id', async () => {
  const { posted, closed } = open(Response.error(), made());
  await user.type(name(), 'Next step');
  await submit();
  expect((await screen.findByRole('alert')).textContent).toContain('no second one will be made');
  await submit();
  await waitFor(() => expect(closed).toHaveLength(1));
  expect(posted()[1]!.id).toBe(posted()[0]!.id);
});

test('names the sections that are not finished, and changes nothing', async () => {
  const problems = [{ field: 'title', block: 'faq', message: 'Fill in this field.' }];
  const body = { ok: false, message: 'Fix these sections first.', problems } as const;
  const { blocks, closed } = open(Response.json(body, { status: 409 }));
  await user.type(name(), 'Next step');
  await submit();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Fix these sections first.FAQ: Fill in this field.');
  expect([blocks(), closed]).toEqual([BLOCKS, []]);
});
