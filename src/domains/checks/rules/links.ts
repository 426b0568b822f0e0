import { targetOf } from '#src/domains/content/references.ts';
import { isSchedulerLink } from '#src/domains/content/scheduler-links.ts';
import { formatSiteDay } from '#src/platform/clock/site-day.ts';
import type { CheckedDocument, Link } from '../checked-document.ts';
import { type Found, found, type Place, placeOf } from '../finding.ts';
import type { DocumentRule } from '../rule.ts';
import { isSamePath, ownLink, type OwnLink } from '#src/domains/site-map/own-link.ts';
import type { PathFacts, SiteFacts } from '../site-facts.ts';
import { decoded } from '#src/platform/decoded.ts';

export const linkTargets: DocumentRule = (document, site) =>
  document.links.flatMap((link) => checkLink(link, document, site));

function checkLink(link: Link, document: CheckedDocument, site: SiteFacts): Found[] {
  const { href } = link;
  const place = placeOf(link);
  // A link without a target is a finding of its own.
  if (href === '' || isSchedulerLink(href)) return [];
  if (href.startsWith('#')) return checkAnchor(decoded(href.slice(1)), document, place);
  const own = ownLink(href, site.origin);
  if (own) return checkOwn(href, own, document, site, place);
  const target = targetOf(href);
  if (target?.targetKind !== 'media') return checkElsewhere(href, place);
  const message = `Choose another file: ${target.target} is not in the media library any more.`;
  return site.media === undefined || site.media.has(target.target)
    ? []
    : [found('broken-link', message, place)];
}

function checkAnchor(
  anchor: string,
  { anchors, kind, unrendered }: CheckedDocument,
  place: Place,
): Found[] {
  if (anchor === '' || anchors.has(anchor) || unrendered.length > 0) return [];
  return kind === 'section'
    ? [
        found(
          'broken-fragment',
          `Choose a section of this shared section: the link works only on pages that have “${anchor}” too.`,
          place,
        ),
      ]
    : [
        found(
          'own-fragment',
          `Choose a section of this page: none has the id “${anchor}” now.`,
          place,
        ),
      ];
}

function checkOwn(
  href: string,
  { path, anchor }: OwnLink,
  document: CheckedDocument,
  site: SiteFacts,
  place: Place,
): Found[] {
  const style = href.startsWith('/')
    ? []
    : [
        found(
          'link-style',
          `Write only the path, ${path}: then the link also works on a test site.`,
          place,
        ),
      ];
  if (document.path !== null && isSamePath(path, document.path))
    return [...style, ...(anchor === undefined ? [] : checkAnchor(anchor, document, place))];
  const anchors = anchor === undefined ? undefined : site.anchors.get(path);
  return [
    ...style,
    ...checkPath(path, site.paths.get(path), place),
    ...(anchors?.has(anchor!) === false
      ? [
          found(
            'broken-fragment',
            `Choose another section: ${path} has no “${anchor}” section, so the link leads to its top.`,
            place,
          ),
        ]
      : []),
  ];
}

function checkPath(path: string, facts: PathFacts | undefined, place: Place): Found[] {
  const broken = (why: string) => [found('broken-link', `Choose another target${why}.`, place)];
  switch (facts?.type) {
    case undefined:
    case 'exists':
      return [];
    case 'missing':
      return broken(`: there is no page at ${path}`);
    case 'closed':
      return broken(`: visitors cannot open ${path}`);
    case 'redirects':
      return [found('redirected-link', `Link to ${facts.to}: ${path} redirects there.`, place)];
    case 'hidden': {
      const { state, title, publishAt } = facts;
      const name = `“${title || path}”`;
      const later = (message: string) => [
        found('hidden-link', `${message}, the link leads to an error page.`, place),
      ];
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

function checkElsewhere(href: string, place: Place): Found[] {
  const wrong = (message: string) => [found('link-form', message, place)];
  const mail = /^mailto:([^?]*)/i.exec(href);
  if (mail)
    return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(decoded(mail[1]!))
      ? []
      : wrong(`Correct the email address: “${mail[1]}” is none.`);
  const phone = /^tel:(.*)/i.exec(href);
  if (phone)
    return /^\+?[\d().\-\s]{5,}$/.test(decoded(phone[1]!))
      ? []
      : wrong(`Correct the phone number: “${phone[1]}” is none.`);
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
    ? [
        found(
          'link-style',
          'Start the link with https://: browsers warn about sites without encryption.',
          place,
        ),
      ]
    : [];
}
