import { foundIf, placeOf } from '../finding.ts';
import type { DocumentRule } from '../rule.ts';

export const actionTarget: DocumentRule = ({ actions }) =>
  actions.flatMap((action) => {
    const label = action.label.trim();
    return foundIf(
      action.href.trim() === '',
      'action-target',
      `Choose where ${label ? `“${label}”` : 'the button'} leads.`,
      placeOf(action),
    );
  });

/** Links of a breadcrumb lead back, not forward. */
const LEADS_BACK = /(?:^|\.)trail\.\d+\.href$/;

export const wayForward: DocumentRule = (document) => {
  const { kind, hasForm, blocks, path, isRendered } = document;
  const leadsOn = (href: string, field = '') =>
    !LEADS_BACK.test(field) && !/^https?:|^#/.test(href) && href !== '' && href !== path;
  const hasWay =
    hasForm ||
    [document, ...document.shared].some(
      ({ actions, links }) =>
        actions.some(({ href }) => leadsOn(href) || /^#./.test(href)) ||
        links.some(({ href, field }) => leadsOn(href, field)),
    );
  return foundIf(
    kind === 'page' && blocks.length > 0 && isRendered && !hasWay,
    'way-forward',
    'Add a button, a form, or a link to another page: readers who are done here have nowhere to go.',
  );
};

const VAGUE = /^(?:(?:click )?here|click|(?:read |learn )?more|link|this(?: page)?|go)[.…!]*$/i;

export const linkTexts: DocumentRule = ({ links }) =>
  links.flatMap((link) => {
    const label = link.label?.trim() ?? '';
    return foundIf(
      VAGUE.test(label),
      'link-texts',
      `Say where the link leads: “${label}” means nothing in a list of links, as screen readers show them.`,
      placeOf(link),
    );
  });
