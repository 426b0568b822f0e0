import { targetOf } from '#src/domains/content/references.ts';
import { isSchedulerLink } from '#src/domains/content/body/scheduler-links.ts';
import { formatSiteDay } from '#src/platform/clock/site-day.ts';
import type { CheckId } from '../catalogue.ts';
import type { CheckedDocument, Link } from '../checked-document.ts';
import { type Found, found, placeOf } from '../finding.ts';
import type { DocumentRule } from '../rule.ts';
import { isSamePath, ownLink, type OwnLink } from '#src/domains/site-map/own-link.ts';
import type { PathFacts, SiteFacts } from '../site-facts.ts';
import { decoded } from '#src/platform/decoded.ts';

export const linkTargets: DocumentRule = (document, site) =>
  document.links.flatMap((link) => checkLink(link, document, site));

/** Makes the finding of a link. */
type Find = (check: CheckId, message: string) => Found[];

function checkLink(link: Link, document: CheckedDocument, site: SiteFacts): Found[] {
  const { href } = link;
  const find: Find = (check, message) => [found(check, message, placeOf(link))];
  // A link without a target is a finding of its own.
  if (href === '' || isSchedulerLink(href)) return [];
  if (href.startsWith('#')) return checkAnchor(decoded(href.slice(1)), document, find);
  const own = ownLink(href, site.origin);
  if (own)
    return [
      ...(href.startsWith('/')
        ? []
        : find(
            'link-style',
            `Write only the path, ${own.path}: then the link also works on a test site.`,
          )),
      ...checkOwn(own, document, site, find),
    ];
  const target = targetOf(href);
  if (target?.targetKind !== 'media') return checkElsewhere(href, find);
  return site.media?.has(target.target) === false
    ? find(
        'broken-link',
        `Choose another file: ${target.target} is not in the media library any more.`,
      )
    : [];
}

function checkAnchor(
  anchor: string,
  { anchors, kind, unrendered }: CheckedDocument,
  find: Find,
): Found[] {
  if (anchor === '' || anchors.has(anchor) || unrendered.length > 0) return [];
  return kind === 'section'
    ? find(
        'broken-fragment',
        `Choose a section of this shared section: the link works only on pages that have “${anchor}” too.`,
      )
    : find('own-fragment', `Choose a section of this page: none has the id “${anchor}” now.`);
}

function checkOwn(
  { path, anchor = '' }: OwnLink,
  document: CheckedDocument,
  site: SiteFacts,
  find: Find,
): Found[] {
  if (document.path !== null && isSamePath(path, document.path))
    return checkAnchor(anchor, document, find);
  const isLost = anchor !== '' && site.anchors.get(path)?.has(anchor) === false;
  return [
    ...checkPath(path, site.paths.get(path), find),
    ...(isLost
      ? find(
          'broken-fragment',
          `Choose another section: ${path} has no “${anchor}” section, so the link leads to its top.`,
        )
      : []),
  ];
}

function checkPath(path: string, facts: PathFacts | undefined, find: Find): Found[] {
  const broken = (why: string) => find('broken-link', `Choose another target${why}.`);
  switch (facts?.type) {
    case undefined:
    case 'exists':
      return [];
    case 'missing':
      return broken(`: there is no page at ${path}`);
    case 'closed':
      return broken(`: visitors cannot open ${path}`);
    case 'redirects':
      return find('redirected-link', `Link to ${facts.to}: ${path} redirects there.`);
    case 'hidden': {
      const { state, title, publishAt } = facts;
      const name = `“${title || path}”`;
      const later = (message: string) =>
        find('hidden-link', `${message}, the link leads to an error page.`);
      if (state === 'scheduled' && publishAt)
        return later(`${name} becomes public on ${formatSiteDay(publishAt)}. Until then`);
      // Two new pages that link to each other must be publishable, so a draft does not block.
      if (state === 'draft') return later(`Publish ${name} too: until then`);
      return broken(
        state === 'trash'
          ? `: ${name} is in the trash`
          : `, or publish ${name} again: it is offline`,
      );
    }
  }
}

function checkElsewhere(href: string, find: Find): Found[] {
  const wrong = (message: string) => find('link-form', message);
  const [, mail] = /^mailto:([^?]*)/i.exec(href) ?? [];
  if (mail !== undefined)
    return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(decoded(mail))
      ? []
      : wrong(`Correct the email address: “${mail}” is none.`);
  const [, phone] = /^tel:(.*)/i.exec(href) ?? [];
  if (phone !== undefined)
    return /^\+?[\d().\-\s]{5,}$/.test(decoded(phone))
      ? []
      : wrong(`Correct the phone number: “${phone}” is none.`);
  const url = URL.parse(href);
  if (!url || !/^https?:$/.test(url.protocol) || /\s/.test(href))
    return wrong(
      'Correct the link: use a path such as /contact, or an address that starts with https://.',
    );
  if (!url.hostname.includes('.'))
    return wrong(`Correct the link: “${url.hostname}” is not the name of a website.`);
  if (url.username || url.password)
    return wrong('Remove the user name and password from the link: every visitor could read them.');
  return url.protocol === 'http:'
    ? find(
        'link-style',
        'Start the link with https://: browsers warn about sites without encryption.',
      )
    : [];
}
