import type { PathFacts } from '#src/domains/checks/site-facts.ts';
import {
  bodyHeading,
  paragraph,
  withBody,
  withLink,
  leadingTo,
} from '#tests/builders/check-fixtures.ts';
import type { CheckCases } from './check-cases.ts';

const hidden = (state: 'draft' | 'scheduled' | 'unpublished' | 'trash'): PathFacts => ({
  type: 'hidden',
  state,
  title: 'Other',
  publishAt: state === 'scheduled' ? new Date('2026-12-01T09:00:00Z') : null,
});

/** Cases of the check of links. */
export const LINK_CASES: CheckCases = {
  'link-targets': {
    violates: {
      'a missing page': [
        'blocks broken-link',
        'text sections.0.parts.0.text.1.href',
        withLink('/gone', leadingTo('/gone', { type: 'missing' })),
      ],
      'a redirect': [
        'warns redirected-link',
        'text sections.0.parts.0.text.1.href',
        withLink('/old', leadingTo('/old', { type: 'redirects', to: '/new' })),
      ],
      'a draft': [
        'warns hidden-link',
        'text sections.0.parts.0.text.1.href',
        withLink('/new', leadingTo('/new', hidden('draft'))),
      ],
      'a scheduled page': [
        'warns hidden-link',
        'text sections.0.parts.0.text.1.href',
        withLink('/new', leadingTo('/new', hidden('scheduled'))),
      ],
      'a page that is offline': [
        'blocks broken-link',
        'text sections.0.parts.0.text.1.href',
        withLink('/off', leadingTo('/off', hidden('unpublished'))),
      ],
      'a page in the trash': [
        'blocks broken-link',
        'text sections.0.parts.0.text.1.href',
        withLink('/off', leadingTo('/off', hidden('trash'))),
      ],
      'the admin area': [
        'blocks broken-link',
        'text sections.0.parts.0.text.1.href',
        withLink('/admin', leadingTo('/admin', { type: 'closed' })),
      ],
      'a missing section of this page': [
        'blocks own-fragment',
        'text sections.0.parts.0.text.1.href',
        withLink('#nowhere'),
      ],
      'the same with the path': [
        'blocks own-fragment',
        'text sections.0.parts.0.text.1.href',
        withLink('/handoffs#nowhere'),
      ],
      'a missing section of another page': [
        'warns broken-fragment',
        'text sections.0.parts.0.text.1.href',
        withLink('/about#nowhere', { anchors: new Map([['/about', new Set(['team'])]]) }),
      ],
      'a deleted file': [
        'blocks broken-link',
        'text sections.0.parts.0.text.1.href',
        withLink('/media/cms_media/gone.pdf'),
      ],
      'the whole address of this site': [
        'warns link-style',
        'text sections.0.parts.0.text.1.href',
        withLink('https://cadron.example/about'),
      ],
      'an unencrypted site': [
        'warns link-style',
        'text sections.0.parts.0.text.1.href',
        withLink('http://other.example'),
      ],
      'a host that is none': [
        'blocks link-form',
        'text sections.0.parts.0.text.1.href',
        withLink('https://intranet/page'),
      ],
      'a password': [
        'blocks link-form',
        'text sections.0.parts.0.text.1.href',
        withLink('https://me:secret@other.example'),
      ],
      'a broken email address': [
        'blocks link-form',
        'text sections.0.parts.0.text.1.href',
        withLink('mailto:office'),
      ],
      'a broken phone number': [
        'blocks link-form',
        'text sections.0.parts.0.text.1.href',
        withLink('tel:call-us'),
      ],
      'a script in a post': [
        'blocks link-form',
        ' body.content.0.content.0',
        withBody(paragraph('x', 'javascript:alert(1)')),
      ],
    },
    passes: [
      withLink('/about'),
      withLink('/about?utm_source=x#team', { anchors: new Map([['/about', new Set(['team'])]]) }),
      withLink('#part'),
      withLink('/handoffs#hero'),
      withLink('scheduler:'),
      withLink('mailto:hello@cadron.example?subject=Hi'),
      withLink('tel:+1-501-555-0100'),
      withLink('https://other.example/page'),
      withLink('/media/cms_media/Pictures/team.jpg'),
      withBody(bodyHeading(2, 'The first'), paragraph('up', '#h-the-first')),
    ],
  },
};
