import type { Check } from '../check.ts';
import { EVERY_KIND } from '../check.ts';
import { blocks, warns } from '../finding.ts';

export const actionTarget: Check = {
  id: 'action-target',
  title: 'Targets of buttons',
  kinds: EVERY_KIND,
  find({ actions }) {
    return actions
      .filter(({ href }) => href.trim() === '')
      .map(({ label, href: _href, ...place }) =>
        blocks(`Choose where ${label.trim() ? `“${label.trim()}”` : 'the button'} leads.`, place),
      );
  },
};

/** Links of a breadcrumb lead back, not forward. */
const LEADS_BACK = /(?:^|\.)trail\.\d+\.href$/;

export const wayForward: Check = {
  id: 'way-forward',
  title: 'A way forward',
  kinds: ['page'],
  find(document) {
    const { hasForm, blocks: sections, path } = document;
    if (sections.length === 0 || hasForm) return [];
    const leadsOn = (href: string, field = '') =>
      !LEADS_BACK.test(field) && !/^https?:|^#/.test(href) && href !== '' && href !== path;
    const hasWay = [document, ...document.shared].some(
      ({ actions, links }) =>
        actions.some(({ href }) => leadsOn(href) || /^#./.test(href)) ||
        links.some(({ href, field }) => leadsOn(href, field)),
    );
    return hasWay
      ? []
      : [
          warns(
            'Add a button, a form, or a link to another page: readers who are done here have nowhere to go.',
          ),
        ];
  },
};

const VAGUE = new Set([
  'here',
  'click here',
  'click',
  'read more',
  'more',
  'learn more',
  'link',
  'this',
  'this page',
  'go',
]);

export const linkTexts: Check = {
  id: 'link-texts',
  title: 'Texts of links',
  kinds: EVERY_KIND,
  find({ links }) {
    return links.flatMap(({ label, href: _href, ...place }) =>
      label !== undefined &&
      VAGUE.has(
        label
          .trim()
          .toLowerCase()
          .replace(/[.…!]+$/, ''),
      )
        ? [
            warns(
              `Say where the link leads: “${label.trim()}” means nothing in a list of links, as screen readers show them.`,
              place,
            ),
          ]
        : [],
    );
  },
};
