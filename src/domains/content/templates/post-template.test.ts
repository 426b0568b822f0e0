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
import {
  withLockedTextBack,
  withoutSection,
  withoutTemplate,
  withSectionBack,
} from './restore-locked.ts';
import { samplePost } from './sample-post.ts';
import { bodyOfTemplate } from './template-body.ts';
import { completionOf } from './template-completion.ts';

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

test('a search title waits for its variables, and the usual type is not stored', () => {
  const template = {
    ...CITY_TEMPLATE,
    searchTitle: '{title} in {city}',
    schemaType: 'BlogPosting' as const,
  };
  const used = { ...IN_TULSA, values: {} };
  expect(postFromTemplate(template, { template: used, title: 'CRM', site })['seo']).toBeNull();
  expect(postFromTemplate(template, { template: IN_TULSA, title: 'CRM', site })['seo']).toEqual({
    title: 'CRM in Tulsa',
  });
});

test('a copy of the heading of a section begins no section', () => {
  const body = bodyOf(slotHeading('why'), paragraph('One two'), slotHeading('why', 'Three'));
  const { sections } = completionOf(CITY_TEMPLATE, body, IN_TULSA.values);
  expect(sections[0]).toMatchObject({ at: 0, words: 3 });
});

test('a variable is filled in however its name is capitalized', () => {
  const template = aTemplate([templateSection('why', { heading: 'Why {City}' })]);
  const { heading } = completionOf(template, bodyOf(), IN_TULSA.values).sections[0]!;
  expect(heading).toBe('Why Tulsa');
});

test.each([
  ['', 'empty', 0],
  ['two words', 'short', 2],
  ['just three words', 'done', 3],
  ['one two three four five', 'done', 5],
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

test('an optional section counts once something is written in it', () => {
  const totalOf = (text: string) =>
    completionOf(CITY_TEMPLATE, bodyOf(slotHeading('more'), paragraph(text)), IN_TULSA.values)
      .total;
  expect([totalOf(''), totalOf('Mine')]).toEqual([1, 2]);
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

test('a locked list is the same with the number that Tiptap starts it at', () => {
  const list = { kind: 'list', ordered: true, items: ['One'] };
  const template = aTemplate([templateSection('steps', { lockedText: [list] })]);
  const [heading, ...nodes] = bodyOfTemplate(template, {}).content!;
  const loaded = nodes.map((node) => ({ ...node, attrs: { start: 1, ...node.attrs } }));
  const { sections } = completionOf(template, bodyOf(heading!, ...loaded), {});
  expect(sections[0]).toMatchObject({ isLockedChanged: false });
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

test('the sample shows text in each section that is written, in its length', () => {
  const { title, body: sample } = samplePost(CITY_TEMPLATE);
  expect(title).toBe('CRM in Little Rock');
  const { sections } = completionOf(CITY_TEMPLATE, sample, { city: 'Little Rock' });
  expect(sections.map(({ state }) => state)).not.toContain('empty');
});
