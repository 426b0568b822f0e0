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
import type { BodyNode, PostBody } from '../body/post-body.ts';
import { postFromTemplate } from './post-from-template.ts';
import { bodyOfTemplate } from './template-body.ts';
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

const [WHY, LEGAL, MORE] = CITY_TEMPLATE.blocks as ReturnType<typeof templateSection>[];
const WRITTEN = [
  slotHeading('why', 'Why Tulsa'),
  paragraph('Mine.'),
  slotHeading('more', 'Heading more', 3),
  paragraph('Also mine.'),
];
const CTA = bodyOfTemplate(CITY_TEMPLATE, IN_TULSA.values).content!.at(-1)!;

/** Updates a body to a template with some sections and fields changed. */
function updated(
  body: PostBody,
  blocks: readonly ReturnType<typeof templateSection>[],
  fields: object = {},
  old = CITY_TEMPLATE,
) {
  const young = aTemplate(blocks, { ...CITY_TEMPLATE, blocks: undefined, ...fields });
  const { content, changes } = updateOf(
    { version: 1, content: old },
    { version: 2, content: young },
    { ...postFromTemplate(CITY_TEMPLATE, { template: IN_TULSA, site }), body },
    IN_TULSA,
    site,
  );
  return {
    nodes: (content['body'] as PostBody).content!,
    changes: changes.map(({ kind, name }) => `${kind}: ${name}`),
  };
}

test('a section that the author removed stays removed', () => {
  expect(updated(bodyOf(...WRITTEN), [WHY!, LEGAL!, MORE!])).toEqual({
    nodes: WRITTEN,
    changes: [],
  });
});

test('a section that the template drops goes with its blank lines, and is named', () => {
  const body = bodyOf(...WRITTEN.slice(0, 3), paragraph(''));
  expect(updated(body, [WHY!, LEGAL!])).toEqual({
    nodes: WRITTEN.slice(0, 2),
    changes: ['removed: Heading more'],
  });
});

test.each([
  ['keeps the wording of its author where the template allows it', true, 'My reasons', []],
  ['follows the template where it does not', false, 'Reasons', ['heading: Reasons']],
])('a reworded heading %s', (_name, isHeadingFree, heading, changes) => {
  const was = templateSection('why', { heading: 'Why', isHeadingFree });
  const is = templateSection('why', { heading: 'Reasons', isHeadingFree });
  const body = bodyOf(slotHeading('why', 'My reasons'), paragraph('Mine.'));
  const result = updated(body, [is], {}, aTemplate([was], { ...CITY_TEMPLATE, blocks: undefined }));
  expect(result.nodes[0]!.content).toEqual([{ type: 'text', text: heading }]);
  expect(result.changes).toEqual(changes);
});

test('a heading that is already as in the new version is no change', () => {
  const is = templateSection('why', { ...WHY!.props, heading: 'Reasons in {city}' });
  const body = bodyOf(slotHeading('why', 'Reasons in Tulsa'), paragraph('Mine.'));
  expect(updated(body, [is, LEGAL!, MORE!]).changes).toEqual([]);
});

test('new sections come before the call to action at the end, and after what was written below it', () => {
  const blocks = [WHY!, LEGAL!, MORE!, templateSection('new')];
  const textsOf = (...below: BodyNode[]) =>
    updated(bodyOf(...WRITTEN, CTA, ...below), blocks).nodes.map(
      ({ type, attrs }) => attrs?.['slot'] ?? type,
    );
  const written = ['why', 'paragraph', 'more', 'paragraph'];
  expect(textsOf(paragraph(''))).toEqual([...written, 'new', 'paragraph', 'cta', 'paragraph']);
  expect(textsOf(paragraph('P.S.'))).toEqual([...written, 'cta', 'paragraph', 'new', 'paragraph']);
});

test('a call to action changes where the author left it, and stays removed where they removed it', () => {
  const cta = { title: 'Call us', text: '', label: 'Call', href: '/contact' };
  const left = updated(bodyOf(...WRITTEN, CTA), [WHY!, LEGAL!, MORE!], { cta });
  expect(left).toEqual({
    nodes: [...WRITTEN, { type: 'cta', attrs: cta }],
    changes: ['setting: Call to action'],
  });
  expect(updated(bodyOf(...WRITTEN), [WHY!, LEGAL!, MORE!], { cta })).toEqual({
    nodes: WRITTEN,
    changes: [],
  });
});
