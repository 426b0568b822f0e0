import { expect, test } from 'vitest';
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
import type { PostBody } from '../post-body.ts';
import { postFromTemplate } from './post-from-template.ts';
import { updateOf } from './template-update.ts';

const site = SITE_OF_TEMPLATE;

test('an update says what it changes, and keeps what the author wrote', () => {
  const post = {
    ...postFromTemplate(CITY_TEMPLATE, { template: IN_TULSA, site }),
    body: bodyOf(
      slotHeading('why', 'Why Tulsa'),
      paragraph('My own reasons.'),
      slotHeading('legal', 'Heading legal'),
      paragraph('We work in Tulsa.', { locked: true }),
      slotHeading('more', 'Heading more', 3),
      paragraph('More of mine.'),
    ),
  };
  const young = aTemplate(
    [
      templateSection('legal', { lockedText: [{ kind: 'paragraph', text: 'Ask us first.' }] }),
      templateSection('why', { heading: 'Reasons in {city}', isRequired: true }),
      templateSection('new', { guidance: 'New.' }),
    ],
    { ...CITY_TEMPLATE, blocks: undefined, author: 'Theo Brandvold', tags: ['Data'] },
  );
  const { content, changes } = updateOf(
    { version: 1, content: CITY_TEMPLATE },
    { version: 2, content: young },
    post,
    IN_TULSA,
    site,
  );
  const text = (content['body'] as PostBody).content!.map(
    ({ type, attrs, content: inner }) =>
      `${type} ${(attrs?.['slot'] as string | null | undefined) ?? ''} ${inner?.[0]?.text ?? ''}`,
  );
  expect(text).toEqual([
    'heading legal Heading legal',
    'paragraph  Ask us first.',
    'heading why Reasons in Tulsa',
    'paragraph  My own reasons.',
    'heading  Heading more',
    'paragraph  More of mine.',
    'heading new Heading new',
    'paragraph  ',
  ]);
  expect(changes.map(({ kind, name }) => `${kind}: ${name}`)).toEqual([
    'moved: Heading legal',
    'locked: Heading legal',
    'heading: Reasons in Tulsa',
    'rules: Reasons in Tulsa',
    'kept: Heading more',
    'added: Heading new',
    'setting: Tags',
    'setting: Search title',
    'setting: Author',
  ]);
  expect(content).toMatchObject({
    categoryTags: ['Data'],
    author: 'Theo Brandvold',
    seo: { title: 'CRM in Tulsa (Data, 2026) | Cadron', schemaType: 'Article' },
    template: { ...IN_TULSA, version: 2 },
  });
});

test('an update leaves settings alone that the author chose', () => {
  const post = {
    ...postFromTemplate(CITY_TEMPLATE, { template: IN_TULSA, site }),
    author: 'Me',
    seo: null,
  };
  const young = { ...CITY_TEMPLATE, author: 'Theo Brandvold', searchTitle: '{title}' };
  const versions = [
    { version: 1, content: CITY_TEMPLATE },
    { version: 2, content: young },
  ] as const;
  expect(updateOf(...versions, post, IN_TULSA, site)).toMatchObject({
    content: { author: 'Me', seo: null },
    changes: [],
  });
});
