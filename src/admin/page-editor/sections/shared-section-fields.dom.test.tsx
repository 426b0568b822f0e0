import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { documentApi } from '#src/admin/documents/document-api.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { buildScreenDocument } from '#tests/builders/screen-document.ts';
import { fakeFetch } from '#tests/support/dom/fake-fetch.ts';
import type { ScreenDocument } from '#src/admin/documents/screen-document.ts';
import { choicesApi, type SectionChoice } from './section-api.ts';
import { SectionChoicesContext, useLoadedSections } from './section-choices.ts';
import { placeOf } from './share-blocks.ts';
import { SharedSectionFields } from './shared-section-fields.tsx';

const ID = 'bb2dbd27-61a8-4c5c-9d53-5b5a0d5c8a11';
const DRAFT_ID = '5b2e7d1a-0c4f-4b5e-8a6d-1f2e3d4c5b6a';
const CHOICES: SectionChoice[] = [
  { id: DRAFT_ID, title: 'Awards', contains: '', state: 'draft', isPublic: false, usedOn: 0 },
  { id: ID, title: 'Next step', contains: 'FAQ', state: 'changed', isPublic: true, usedOn: 3 },
];
const user = userEvent.setup({ delay: null });

interface Given {
  canEdit?: boolean;
  load?: () => SectionChoice[] | undefined;
  document?: ScreenDocument;
}

function open(section: string, { canEdit = true, load = () => CHOICES, document }: Given = {}) {
  const asked: string[] = [];
  let content: DocumentContent = { title: 'Page', blocks: [placeOf('place', section)] };
  const blocks = content.blocks!;
  fakeFetch({
    [`GET ${choicesApi()}`]: ({ query }) => {
      asked.push(`?${query}`);
      const sections = load();
      return sections
        ? Response.json({ sections, hasMore: false })
        : new Response('', { status: 503 });
    },
    ...(document && { [`GET ${documentApi(ID)}`]: () => Response.json(document) }),
  });
  const Editor = () => (
    <SectionChoicesContext value={useLoadedSections(blocks)}>
      <SharedSectionFields
        block={blocks[0]!}
        problems={[]}
        isReadOnly={!canEdit}
        canEdit={canEdit}
        update={(change) => (content = change(content))}
      />
    </SectionChoicesContext>
  );
  render(<Editor />);
  return { blocks: () => content.blocks, asked };
}

const select = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Shown here' });

test('chooses one of them, and says which are not public', async () => {
  const { blocks } = open('');
  expect((await select()).value).toBe('');
  await user.selectOptions(await select(), 'Awards (draft)');
  expect(blocks()).toEqual([placeOf('place', DRAFT_ID)]);
});

test('says what the chosen one contains, where it is used, and where it is edited', async () => {
  const { asked } = open(ID);
  expect(await screen.findByText(/^Contains: FAQ\. Used on 3 pages/)).toBeDefined();
  expect(asked).toEqual([`?with=${ID}`]);
  const link = screen.getByRole('link', { name: /^Edit “Next step”/ });
  expect(link.getAttribute('href')).toBe(`/admin/page-editor/${ID}`);
});

test('one that was deleted is an error at the field', async () => {
  open('7c9e6679-7425-40de-944b-e07fc1f90ae7');
  expect((await select()).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/was deleted, so visitors see nothing here/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Detach from this page' })).toBeNull();
});

test('detaching copies what visitors see', async () => {
  const faq = { id: 'faq', type: 'faq', props: { title: 'Public' } };
  const document = buildScreenDocument({
    id: ID,
    kind: 'section',
    content: { title: 'Next step', blocks: [{ ...faq, props: { title: 'Typed since' } }] },
    live: {
      since: null,
      address: null,
      revision: null,
      version: 1,
      content: { title: 'Next step', blocks: [faq] },
    },
  });
  const { blocks } = open(ID, { document });
  await user.click(await screen.findByRole('button', { name: 'Detach from this page' }));
  await user.click(screen.getByRole('button', { name: 'Detach' }));
  await waitFor(() => expect(blocks()).toEqual([{ ...faq, id: 'place' }]));
});

test('without a connection nothing is detached', async () => {
  const { blocks } = open(ID);
  await user.click(await screen.findByRole('button', { name: 'Detach from this page' }));
  await user.click(screen.getByRole('button', { name: 'Detach' }));
  expect((await screen.findByRole('alert')).textContent).toContain('nothing was changed');
  expect(blocks()).toEqual([placeOf('place', ID)]);
});

test('readers see which one it is, and change nothing', async () => {
  open(ID, { canEdit: false });
  expect((await select()).disabled).toBe(true);
  expect(screen.queryByRole('button')).toBeNull();
});

test('says when they could not be read, tries again, and reads them when the tab is shown again', async () => {
  let reply: SectionChoice[] | undefined;
  const { asked } = open(ID, { load: () => reply });
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  reply = CHOICES;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await select()).value).toBe(ID);
  reply = undefined;
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(asked).toHaveLength(3));
  // What was read last is better than nothing.
  expect((await select()).value).toBe(ID);
});
