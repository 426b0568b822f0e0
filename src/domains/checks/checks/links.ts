import { targetOf } from '#src/domains/content/references.ts';
import { isSchedulerLink } from '#src/domains/content/scheduler-links.ts';
import { formatSiteDay } from '#src/platform/clock/site-day.ts';
import { type Check, EVERY_KIND } from '../check.ts';
import type { CheckedDocument, Link } from '../checked-document.ts';
import { blocks, type Found, type Place, warns } from '../finding.ts';
import { isSamePath, ownLink, type OwnLink } from '#src/domains/site-map/own-link.ts';
import type { PathFacts, SiteFacts } from '../site-facts.ts';
import { decoded } from '#src/platform/decoded.ts';

export const linkTargets: Check = {
  id: 'link-targets',
  title: 'Targets of links',
  kinds: EVERY_KIND,
  find: (document, site) => document.links.flatMap((link) => checkLink(link, document, site)),
};

function checkLink(link: Link, document: CheckedDocument, site: SiteFacts): Found[] {
  const { href, label: _label, ...place } = link;
  if (isSchedulerLink(href)) return [];
  if (href.startsWith('#')) return checkAnchor(decoded(href.slice(1)), document, place);
  const own = ownLink(href, site.origin);
  if (own) return checkOwn(href, own, document, site, place);
  const target = targetOf(href);
  if (target?.targetKind === 'media')
    return site.media === undefined || site.media.has(target.target)
      ? []
      : [
          blocks(
            `Choose another file: ${target.target} is not in the media library any more.`,
            place,
          ),
        ];
  return checkElsewhere(href, place);
}

function checkAnchor(anchor: string, { anchors, kind }: CheckedDocument, place: Place): Found[] {
  if (anchor === '' || anchors.has(anchor)) return [];
  return kind === 'section'
    ? [
        warns(
          `Choose a section of this shared section: the link works only on pages that have “${anchor}” too.`,
          place,
        ),
      ]
    : [blocks(`Choose a section of this page: none has the id “${anchor}” now.`, place)];
}

function checkOwn(
  href: string,
  { path, anchor }: OwnLink,
  document: CheckedDocument,
  site: SiteFacts,
  place: Place,
): Found[] {
  const found: Found[] = [];
  if (!href.startsWith('/'))
    found.push(
      warns(`Write only the path, ${path}: then the link also works on a test site.`, place),
    );
  if (document.path !== null && isSamePath(path, document.path))
    return [...found, ...(anchor === undefined ? [] : checkAnchor(anchor, document, place))];
  const facts = site.paths.get(path);
  if (facts) found.push(...checkPath(path, facts, place));
  const anchors = site.anchors.get(path);
  if (anchor !== undefined && anchors && !anchors.has(anchor))
    found.push(
      warns(
        `Choose another section: ${path} has no “${anchor}” section, so the link leads to its top.`,
        place,
      ),
    );
  return found;
}

function checkPath(path: string, facts: PathFacts, place: Place): Found[] {
  switch (facts.type) {
    case 'exists':
      return [];
    case 'missing':
      return [blocks(`Choose another target: there is no page at ${path}.`, place)];
    case 'closed':
      return [blocks(`Choose another target: visitors cannot open ${path}.`, place)];
    case 'redirects':
      return [warns(`Link to ${facts.to}: ${path} redirects there.`, place)];
    case 'hidden':
      return [hidden(path, facts, place)];
  }
}

function hidden(
  path: string,
  { state, title, publishAt }: PathFacts & { type: 'hidden' },
  place: Place,
): Found {
  const name = `“${title || path}”`;
  if (state === 'scheduled' && publishAt)
    return warns(
      `${name} becomes public on ${formatSiteDay(publishAt)}. Until then, the link leads to an error page.`,
      place,
    );
  // Two new pages that link to each other must be publishable, so a draft does not block.
  if (state === 'draft')
    return warns(`Publish ${name} too: until then, the link leads to an error page.`, place);
  return blocks(
    state === 'trash'
      ? `Choose another target: ${name} is in the trash.`
      : `Choose another target, or publish ${name} again: it is offline.`,
    place,
  );
}

function checkElsewhere(href: string, place: Place): Found[] {
  const wrong = (message: string) => [blocks(message, place)];
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
    ? [warns('Start the link with https://: browsers warn about sites without encryption.', place)]
    : [];
}
