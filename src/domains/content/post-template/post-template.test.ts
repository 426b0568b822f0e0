import { expect, test } from 'vitest';
import {
  bodyOf,
  CITY_TEMPLATE,
  IN_TULSA,
  paragraph,
  SITE_OF_TEMPLATE,
  slotHeading,
} from '#tests/builders/post-template.ts';
import type { BodyNode, PostBody } from '../post-body.ts';
import { postFromTemplate } from './post-from-template.ts';
import {
  withLockedTextBack,
  withoutSection,
  withoutTemplate,
  withSectionBack,
} from './restore-locked.ts';
import { samplePost } from './sample-post.ts';
import { bodyOfTemplate } from './template-body.ts';
import { completionOf } from './template-completion.ts';
import { parseTemplateContent } from './template-content.ts';
import { templateFromPost } from './template-from-post.ts';

const site = SITE_OF_TEMPLATE;

test('a post begins with the sections, locked texts, defaults and values of its template', () => {
  expect(postFromTemplate(CITY_TEMPLATE, { template: IN_TULSA, site })).toEqual({
    title: 'CRM in Tulsa',
    slug: 'crm-in-tulsa',
    categoryTags: ['CRM', 'Tulsa'],
    author: 'June Castellanos',
    seo: { title: 'CRM in Tulsa (CRM, 2026) | Cadron', schemaType: 'Article' },
    template: IN_TULSA,
    body: bodyOf(
      slotHeading('why', 'Why Tulsa'),
      { type: 'paragraph' },
      slotHeading('legal', 'Heading legal'),
      {
        type: 'paragraph',
        attrs: { locked: true },
        content: [
          { type: 'text', text: 'We work in ' },
          { type: 'text', text: 'Tulsa' },
          { type: 'text', text: '.', marks: [{ type: 'bold' }] },
        ],
      },
      slotHeading('more', 'Heading more', 3),
      { type: 'paragraph' },
      {
        type: 'cta',
        attrs: { title: 'Visit us in Tulsa', text: '', label: 'Book', href: '/book-audit' },
      },
    ),
  });
});

test('a variable without a value stays visible in the text, and makes no title', () => {
  const post = postFromTemplate(CITY_TEMPLATE, { template: { ...IN_TULSA, values: {} }, site });
  expect(post).toMatchObject({ title: '', seo: { schemaType: 'Article' } });
  expect(JSON.stringify(post['body'])).toContain('Why {city}');
});

test.each([
  ['', 'empty', 0],
  ['two words', 'short', 2],
  ['just three words', 'done', 3],
  ['one two three four five six', 'long', 6],
])('with “%s” a section is %s', (text, state, words) => {
  const completion = completionOf(
    CITY_TEMPLATE,
    bodyOf(slotHeading('why'), paragraph(text)),
    IN_TULSA.values,
  );
  expect(completion.sections[0]).toMatchObject({
    id: 'why',
    heading: 'Why Tulsa',
    state,
    words,
    at: 0,
  });
  expect(completion.sections[1]).toMatchObject({ id: 'legal', state: 'missing' });
  expect(completion).toMatchObject({ done: state === 'done' ? 1 : 0, total: 1 });
});

test('the call to action adds no words', () => {
  const body = bodyOf(slotHeading('why'), paragraph('One two three'), {
    type: 'cta',
    attrs: { title: 'Call us today', text: 'It is free', label: 'Book' },
  });
  const { sections } = completionOf(CITY_TEMPLATE, body, IN_TULSA.values);
  expect(sections[0]).toMatchObject({ words: 3, state: 'done' });
});

test('a picture is writing, the call to action and locked text are not', () => {
  const picture = { type: 'image', attrs: { src: '/a.jpg' } };
  const stateOf = (...nodes: BodyNode[]) =>
    completionOf(CITY_TEMPLATE, bodyOf(slotHeading('more'), ...nodes), IN_TULSA.values).sections[2]
      ?.state;
  expect(stateOf(picture)).toBe('done');
  expect(stateOf({ type: 'cta', attrs: { title: 'Call' } })).toBe('empty');
  expect(stateOf({ type: 'contents' })).toBe('empty');
  expect(stateOf(paragraph('Locked', { locked: true }))).toBe('empty');
});

test('changed locked text is noticed and put back around what the author wrote', () => {
  const mine = paragraph('Mine');
  const changed = bodyOf(
    slotHeading('legal'),
    mine,
    paragraph('We work everywhere.', { locked: true }),
  );
  const isChanged = (given: PostBody) =>
    completionOf(CITY_TEMPLATE, given, IN_TULSA.values).sections[1]?.isLockedChanged;
  expect(isChanged(changed)).toBe(true);
  const fixed = withLockedTextBack(CITY_TEMPLATE, changed, 'legal', IN_TULSA.values);
  expect(isChanged(fixed)).toBe(false);
  expect(fixed.content).toContainEqual(mine);
  // Tiptap writes the defaults of attributes.
  const [first, ...others] = fixed.content!;
  const loaded = others.map((node) => ({ ...node, attrs: { textAlign: null, ...node.attrs } }));
  expect(isChanged(bodyOf(first!, ...loaded))).toBe(false);
});

test('a section that was removed comes back in its place', () => {
  const given = bodyOf(slotHeading('why'), paragraph('A'), slotHeading('more'), paragraph('B'));
  const whole = withSectionBack(CITY_TEMPLATE, given, 'legal', IN_TULSA.values);
  const slots = whole.content!.flatMap(({ attrs }) => attrs?.['slot'] ?? []);
  expect(slots).toEqual(['why', 'legal', 'more']);
});

test('an empty section is left out without the call to action below it', () => {
  const cta = { type: 'cta', attrs: { title: 'Call' } };
  const given = bodyOf(slotHeading('why'), slotHeading('more'), paragraph(''), cta);
  expect(withoutSection(given, 'more').content).toEqual([slotHeading('why'), cta]);
  const written = bodyOf(slotHeading('more'), paragraph('Mine'));
  expect(withoutSection(written, 'more')).toEqual(written);
});

test('without its template, nothing of a post is locked', () => {
  const free = withoutTemplate(bodyOfTemplate(CITY_TEMPLATE, IN_TULSA.values));
  expect(JSON.stringify(free)).not.toMatch(/slot|locked/);
  expect(free.content![0]).toEqual({
    type: 'heading',
    attrs: { level: 2 },
    content: [{ type: 'text', text: 'Why Tulsa' }],
  });
});

test('a post becomes a template: its main headings are sections, and its text an example', () => {
  const words = Array.from({ length: 100 }, () => 'word').join(' ');
  const post = {
    title: 'Post',
    body: bodyOf(
      paragraph('Opening'),
      slotHeading(null, 'First'),
      paragraph('Short.'),
      slotHeading(null, 'Within', 3),
      slotHeading('why', 'Why Tulsa'),
      paragraph(words),
    ),
    categoryTags: ['CRM'],
    author: null,
    seo: { schemaType: 'Article' },
  };
  let count = 0;
  const naming = { title: 'Ours', kind: 'own', description: '' };
  const made = templateFromPost(post, naming, () => `new-${++count}`, CITY_TEMPLATE);
  expect(made).toMatchObject({
    ...naming,
    tags: ['CRM'],
    schemaType: 'Article',
    blocks: [
      {
        id: 'new-1',
        type: 'section',
        props: {
          heading: 'First',
          guidance: 'For example: “Short.”',
          isRequired: true,
        },
      },
      { id: 'why', props: { heading: 'Why {city}', minWords: 3, maxWords: 5 } },
    ],
  });
  const alone = templateFromPost(post, naming, () => `new-${++count}`);
  expect(alone.blocks?.[1]).toMatchObject({ props: { minWords: 60, maxWords: 160 } });
  expect(parseTemplateContent(made)).toMatchObject({ ok: true });
});

test('the sample shows text in each section that is written, in its length', () => {
  const { title, body: sample } = samplePost(CITY_TEMPLATE);
  expect(title).toBe('CRM in Little Rock');
  const { sections } = completionOf(CITY_TEMPLATE, sample, { city: 'Little Rock' });
  expect(sections.map(({ state }) => state)).not.toContain('empty');
});
