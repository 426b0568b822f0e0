import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { postFromTemplate } from '#src/domains/content/templates/post-from-template.ts';
import type { TemplateContent } from '#src/domains/content/templates/template-content.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import {
  aTemplate,
  bodyOf,
  CITY_TEMPLATE,
  IN_TULSA,
  paragraph,
  SITE_OF_TEMPLATE,
  slotHeading,
  templateSection,
} from '#tests/builders/post-template.ts';
import { templateAddress } from '#src/admin/parts/blog-template-address.ts';
import { fakeFetch } from '#tests/support/dom/fake-fetch.ts';
import { SectionsPanel } from './sections-panel.tsx';
import type { VersionsReply } from './template-api.ts';
import { usePostTemplate } from './use-post-template.ts';

const user = userEvent.setup({ delay: null });
const POST = postFromTemplate(CITY_TEMPLATE, {
  template: IN_TULSA,
  title: 'Post',
  site: SITE_OF_TEMPLATE,
});

const replyOf = (live: TemplateContent = CITY_TEMPLATE, version = 1): VersionsReply => ({
  title: 'City',
  used: CITY_TEMPLATE,
  live: { version, content: live },
  site: SITE_OF_TEMPLATE,
});

/** The panel of a post, whose template is read from the given server. */
function open(
  post: DocumentContent,
  load: (used: number) => VersionsReply | 'gone' | undefined = () => replyOf(),
  canEdit = true,
  mayUnlock = true,
) {
  fakeFetch({
    [`GET ${templateAddress(IN_TULSA.id)}/versions`]: ({ query }) => {
      const reply = load(Number(query.get('used')));
      if (reply === undefined) return new Response('', { status: 503 });
      return reply === 'gone' ? new Response('', { status: 404 }) : Response.json(reply);
    },
  });
  const gone: number[] = [];
  let shown = post;
  function Panel() {
    const [content, setContent] = useState(post);
    shown = content;
    const edited = { content, canEdit, isReadOnly: !canEdit, update: setContent };
    return (
      <SectionsPanel
        edited={edited}
        template={usePostTemplate(content)}
        mayUnlock={mayUnlock}
        onGo={(at) => gone.push(at)}
      />
    );
  }
  render(<Panel />);
  return { content: () => shown, gone };
}

const button = (name: string) => screen.getByRole('button', { name });

test('says how far each section is, and goes to it', async () => {
  const body = bodyOf(
    slotHeading('why'),
    paragraph('Two words'),
    slotHeading('more'),
    paragraph(''),
  );
  const { gone } = open({ ...POST, body });
  const rows = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('small')!.textContent)).toEqual([
    'Too short, 2 of 3 to 5 words, required',
    'Missing, locked text',
    'Empty, 0 words, optional',
  ]);
  expect(screen.getByRole('progressbar', { name: 'Sections done' }).getAttribute('value')).toBe(
    '0',
  );
  await user.click(button('Heading more'));
  expect(gone).toEqual([2]);
});

test('puts back a locked text and a missing section, and leaves out an empty one', async () => {
  const changed = bodyOf(
    slotHeading('legal'),
    paragraph('Changed', { locked: true }),
    slotHeading('more'),
  );
  const { content } = open({ ...POST, body: changed });
  await user.click(await screen.findByRole('button', { name: 'Put it back' }));
  expect(screen.queryByText('Its locked text was changed.')).toBeNull();
  await user.click(button('Add it: Why Tulsa'));
  await user.click(button('Leave it out: Heading more'));
  const slots = (content()['body'] as ReturnType<typeof bodyOf>).content!.flatMap(
    ({ attrs }) => attrs?.['slot'] ?? [],
  );
  expect(slots).toEqual(['why', 'legal']);
});

test('offers a newer version with what it would change, and takes it with one press', async () => {
  const blocks = [templateSection('why', { ...(CITY_TEMPLATE.blocks[0]!.props as object) })];
  const young = aTemplate(blocks, { ...CITY_TEMPLATE, author: 'Theo Brandvold' });
  const { content } = open(POST, (used) =>
    used === 1 ? replyOf(young, 2) : { ...replyOf(young, 2), used: young },
  );
  await user.click(await screen.findByRole('button', { name: 'See what would change' }));
  const offer = screen.getByText('The template has changed.').closest('div')!;
  expect(offer.textContent).toContain('3 changes:');
  expect(offer.textContent).toContain('Heading legal Removed: nothing is written in it');
  await user.click(button('Update this post'));
  await screen.findByText('1', { exact: false, selector: 'b' });
  expect(screen.queryByText('The template has changed.')).toBeNull();
  expect(content()).toMatchObject({
    author: 'Theo Brandvold',
    template: { ...IN_TULSA, version: 2 },
  });
});

test('a post is freed of its template', async () => {
  const { content } = open(POST);
  await user.click(await screen.findByText('Write without the template'));
  await user.click(button('Remove the template from this post'));
  screen.getByText(/was made without a template/);
  expect(JSON.stringify(content())).not.toMatch(/slot|locked/);
});

test('locked text keeps its template unless one may unlock it', async () => {
  open(POST, undefined, true, false);
  await screen.findByText(/Only an owner can remove it from the post/);
  expect(screen.queryByText('Write without the template')).toBeNull();
});

test('says when the template cannot be read, and reads it again', async () => {
  const replies = [undefined, 'gone' as const];
  open(POST, () => replies.shift());
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText(/was deleted for good/);
});

test('who may only read has nothing to press but the way to a section', async () => {
  open(POST, () => replyOf(CITY_TEMPLATE, 2), false);
  await screen.findByRole('list');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Why Tulsa',
    'Heading legal',
    'Heading more',
  ]);
});
