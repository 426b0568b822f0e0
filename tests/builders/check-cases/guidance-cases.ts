import type { CheckCase } from '#tests/builders/check-fixtures.ts';
import { HERO, pageCase, postCase } from '#tests/builders/check-fixtures.ts';
import type { CheckCases } from './check-cases.ts';

const SITE = { guidance: new Set(['[City]', '[What they get]']) };

/** A page with a banner. */
const saying = (text: string): CheckCase => {
  const action = { label: 'Book Growth Audit', href: '/book-audit' };
  const banner = { id: 'cta', type: 'cta-banner', props: { title: 'Start here', text, action } };
  return pageCase({ blocks: [HERO, banner] }, SITE);
};

/** Cases of the check of what a page template leaves to its editors. */
export const GUIDANCE_CASES: CheckCases = {
  'template-guidance': {
    violates: {
      'guidance in a section': [
        'blocks template-guidance',
        'cta text',
        saying('Start in [City] today.'),
      ],
      'guidance in the title': [
        'blocks template-guidance',
        ' title',
        pageCase({ title: 'CRM in [City]' }, SITE),
      ],
      'guidance broken into lines': [
        'blocks template-guidance',
        'cta text',
        saying('First, [What\nthey get].'),
      ],
      'a section full of it': [
        'blocks template-guidance',
        'cta text',
        saying('[City], [City], and [City]'),
      ],
      'what only looks like it': [
        'warns brackets',
        'cta text',
        saying('Begin with [Name of a client].'),
      ],
    },
    passes: [
      saying('“We asked [the CRM] twice [sic],” she wrote. See [1].'),
      postCase({ title: 'How [City] counts' }, SITE),
    ],
  },
};
