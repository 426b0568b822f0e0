import type { Link } from '../checked-document.ts';
import { foundIf } from '../finding.ts';
import type { DocumentRule } from '../rule.ts';

export const actionTarget: DocumentRule = ({ links }) =>
  links.flatMap(({ href, label, ...place }) =>
    foundIf(
      href === '',
      'action-target',
      `Choose where ${label ? `“${label}”` : 'the button'} leads.`,
      place,
    ),
  );

/** Links of a breadcrumb lead back, not forward. */
const LEADS_BACK = /(?:^|\.)trail\.\d+\.href$/;

/** A button leads on within the page, too. */
const BUTTON = /(?:^|\.)(?:action|secondary)\.href$/;

export const wayForward: DocumentRule = (document) => {
  const { kind, hasForm, blocks, path, unrendered } = document;
  const leadsOn = ({ href, field = '' }: Link) =>
    /^#./.test(href)
      ? BUTTON.test(field)
      : !LEADS_BACK.test(field) && !/^https?:|^#?$/.test(href) && href !== path;
  const hasWay = hasForm || [document, ...document.shared].some(({ links }) => links.some(leadsOn));
  return foundIf(
    kind === 'page' && blocks.length > 0 && unrendered.length === 0 && !hasWay,
    'way-forward',
    'Add a button, a form, or a link to another page: readers who are done here have nowhere to go.',
  );
};

const VAGUE = /^(?:(?:click )?here|click|(?:read |learn )?more|link|this(?: page)?|go)[.…!]*$/i;

export const linkTexts: DocumentRule = ({ links }) =>
  links.flatMap(({ href, label, ...place }) =>
    foundIf(
      href !== '' && VAGUE.test(label),
      'link-texts',
      `Say where the link leads: “${label}” means nothing in a list of links, as screen readers show them.`,
      place,
    ),
  );
