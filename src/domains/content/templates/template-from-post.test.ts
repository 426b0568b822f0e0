import { expect, test } from 'vitest';
import { bodyOf, CITY_TEMPLATE, paragraph, slotHeading } from '#tests/builders/post-template.ts';
import { parseTemplateContent } from './template-content.ts';
import { templateFromPost } from './template-from-post.ts';

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

test('sections of the origin are kept once, at any level; short ones ask for no number of words', () => {
  const cta = (label: string) => ({ type: 'cta', attrs: { label } });
  const body = bodyOf(
    slotHeading('why', 'Why Tulsa'),
    cta('First'),
    slotHeading('more', 'More', 3),
    slotHeading('why', 'Why again'),
    paragraph('Short.'),
    cta('Last'),
  );
  let count = 0;
  const made = templateFromPost(
    { title: 'Post', body },
    { title: 'Ours', kind: 'own', description: '' },
    () => `new-${++count}`,
    CITY_TEMPLATE,
  );
  expect(made.blocks?.map(({ id }) => id)).toEqual(['why', 'more', 'new-1']);
  expect(made.blocks?.[2]?.props).not.toHaveProperty('minWords');
  expect(made['cta']).toMatchObject({ label: 'Last' });
});
