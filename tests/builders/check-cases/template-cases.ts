import { type CheckCase, describe, postCase, SITE } from '#tests/builders/check-fixtures.ts';
import { aTemplate, paragraph, templateSection } from '#tests/builders/post-template.ts';
import type { CheckCases } from './check-cases.ts';

const LOCKED = [{ kind: 'paragraph', text: 'Ask us first.' }];
const TEMPLATE = aTemplate(
  [
    templateSection('why', { isRequired: true, minWords: 2, maxWords: 4 }),
    templateSection('extra'),
    templateSection('legal', { lockedText: LOCKED }),
  ],
  { variables: [{ id: 'city', name: 'city' }] },
);

const heading = (slot: string) => ({
  type: 'heading',
  attrs: { level: 2, slot },
  content: [{ type: 'text', text: `Heading ${slot}` }],
});
const LEGAL = [heading('legal'), paragraph('Ask us first.', { locked: true })];

/** A post from the template with a text in its required section. */
const post = (text: string, ...others: object[]): CheckCase =>
  made(heading('why'), paragraph(text), ...(others.length > 0 ? others : LEGAL));

const made = (...content: object[]): CheckCase =>
  postCase(
    { body: { type: 'doc', content }, template: { id: 'template', version: 1, values: {} } },
    { postTemplate: TEMPLATE },
  );

const template = (...blocks: ReturnType<typeof templateSection>[]): CheckCase => ({
  document: describe({ kind: 'template', content: aTemplate(blocks) }),
  site: SITE,
});

/** Cases of the checks of post templates, and of posts from them. */
export const TEMPLATE_CASES: CheckCases = {
  'post-sections': {
    violates: {
      'an empty required section': ['blocks post-sections', ' body.content.0', post('')],
      'no required section': ['blocks post-sections', ' body', made(...LEGAL)],
      'an empty section': [
        'warns post-section-length',
        ' body.content.4',
        post('Two words', ...LEGAL, heading('extra')),
      ],
      'too few words': ['warns post-section-length', ' body.content.0', post('One')],
      'too many words': [
        'warns post-section-length',
        ' body.content.0',
        post('One two three four five'),
      ],
      'changed locked text': [
        'blocks post-sections',
        ' body.content.2',
        post('Two words', heading('legal'), paragraph('Ask nobody.', { locked: true })),
      ],
      'no locked text': [
        'blocks post-sections',
        ' body',
        post('Two words', heading('extra'), paragraph('A')),
      ],
      'a variable without a value': ['blocks post-sections', ' body', post('Start in {city}')],
    },
    passes: [
      post('Two words'),
      post('Two {braces}'),
      { ...made(), site: SITE },
      postCase({}, { postTemplate: TEMPLATE }),
    ],
  },
  'template-sections': {
    violates: {
      'no section': ['blocks template-sections', ' blocks', template()],
      'no heading': [
        'blocks template-sections',
        'a heading',
        template(templateSection('a', { heading: ' ' })),
      ],
      'an unknown variable': [
        'blocks template-sections',
        'a heading',
        template(templateSection('a', { heading: 'In {town}' })),
      ],
      'no guidance': [
        'warns template-advice',
        'a guidance',
        template(templateSection('a', { isRequired: true })),
      ],
    },
    passes: [template(templateSection('a')), template(templateSection('a', { minWords: 3 }))],
  },
};
