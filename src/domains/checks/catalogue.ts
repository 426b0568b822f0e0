import type { Severity } from './severity.ts';
import { MAX_DESCRIPTION_WIDTH, MAX_TITLE_WIDTH } from '#src/domains/seo/arial-width.ts';

interface Check {
  severity: Severity;
  /** what is wrong, as the heading of its findings: 'Titles that are cut off' */
  title: string;
  /** why it matters, and how to fix it, in a sentence or two; only of what crawls find, as messages to editors say both */
  why: string;
  fix: string;
}

const as =
  (severity: Severity) =>
  (title: string, why = '', fix = ''): Check => ({ severity, title, why, fix });
const error = as('error');
const warning = as('warning');
const notice = as('notice');

/** Company data, which search engines compare between pages and directories for local results. */
const ONE_COMPANY =
  'Search engines compare name, address, and phone number between pages and directories. A page that differs makes them doubt all of them.';

/**
 * Every check by its id, which addresses of screens and ignored findings refer to: it never changes. ADR 111 lists what the
 * checks were called before.
 */
export const CATALOGUE = {
  // What crawls find on public pages. The editors find some of it before.
  'title-missing': error(
    'Pages without a title',
    'The title is the line that people click in search results, and the name of the browser tab.',
    'Write a search title in the settings of the page: what people search for, then the brand.',
  ),
  'main-heading': error(
    'Pages without exactly one main heading',
    'The h1 says what the page is about, to readers, screen readers, and search engines. Two of them say two things.',
    'Let the first section of the page be a hero with a headline, and no other section have one.',
  ),
  'image-alt': error(
    'Images without an alternative text',
    'People who cannot see the image, and image search, read its alternative text. An empty one marks it as decorative.',
    'Describe the image in the media library, or mark it as decorative.',
  ),
  'broken-picture': error(
    'Pictures that do not load',
    'Visitors see a gap where the picture belongs, and networks show a shared link without it.',
    'Choose another picture, or restore the file in the media library.',
  ),
  'entity-errors': error(
    'Structured data that cannot be read',
    'Programs ignore an entity that is not valid JSON, has an unknown type, or lacks a required property.',
    'Fill in what is missing in the settings of the page. If it comes from the site itself, report it.',
  ),
  'route-error': error(
    'Pages that respond with an error',
    'The site lists this address, but visitors and search engines get an error page there.',
    'Open the page. If it is gone for good, redirect its address; if not, publish it again.',
  ),
  'broken-link': error(
    'Links to pages that do not exist',
    'Visitors who follow the link meet an error page, and search engines stop there.',
    'Choose another target for the link, or redirect the address that it leads to.',
  ),
  'canonical-target': error(
    'Canonical addresses that cannot be listed',
    'A page that hands its place in search results to an address that cannot be listed has no place at all.',
    'Choose a canonical address that responds with a page, is indexed, and names itself; or clear the field.',
  ),
  'sitemap-extra': error(
    'Addresses in the sitemap that cannot be listed',
    'A sitemap with addresses that must not be listed makes search engines trust it less.',
    'Remove noindex from the page if it should be found; if not, it leaves the sitemap with its next publication.',
  ),
  'title-long': warning(
    'Titles that are cut off',
    `Google shows about ${MAX_TITLE_WIDTH} px of a title, and cuts off the rest.`,
    'Shorten the title, or move the words that people search for to its start.',
  ),
  'description-missing': warning(
    'Pages without a description',
    'Without a description, search engines pick sentences of the page, which may not say what it is for.',
    'Write a search description of one or two sentences in the settings of the page.',
  ),
  'description-long': warning(
    'Descriptions that are cut off',
    `Google shows about ${MAX_DESCRIPTION_WIDTH} px of a description on a desktop, and cuts off the rest.`,
    'Shorten the description to about 155 characters.',
  ),
  'thin-page': warning(
    'Thin pages',
    'A page with little text rarely settles what someone searched for, so search engines rarely show it.',
    'Add what only you can say: numbers, steps, an example. Or fold the page into another one and redirect it.',
  ),
  'canonical-tag': warning(
    'Canonical addresses that are missing or contradict each other',
    'The canonical address says which of several addresses search engines should list. Without exactly one, they guess.',
    'Leave the canonical field of the page empty: the page then names itself.',
  ),
  'language-tags': warning(
    'Language versions that leave out the page itself',
    'Search engines ignore hreflang tags of a page that does not list itself among its versions.',
    'List every version on every version, itself included, with codes such as en or en-US.',
  ),
  'company-facts': warning(
    'Names and addresses that differ from the company’s',
    ONE_COMPANY,
    'Write the name and the address as the settings of the site have them.',
  ),
  'page-weight': warning(
    'Heavy pages',
    'The document comes before everything else. On a phone, each 50 KB delay the first paint by about a third of a second.',
    'Split the page, or shorten long lists and tables on it.',
  ),
  'broken-outside-link': warning(
    'Links to other sites that do not work',
    'Visitors who follow the link meet an error, and take the page for outdated.',
    'Open the link. If it fails for you too, link to where the content is now, or remove the link.',
  ),
  'broken-fragment': warning(
    'Links to sections that do not exist',
    'The link opens the top of the page instead of the section that it promises.',
    'Choose a section of the target page again: its id may have changed.',
  ),
  'redirect-chain': warning(
    'Redirects that lead to another redirect',
    'Search engines give up on long chains, and each hop delays visitors. A loop never arrives.',
    'Let the first address redirect to the last one.',
  ),
  orphan: warning(
    'Pages that no other page links to',
    'Visitors cannot get there, and search engines take a page without links for an unimportant one.',
    'Link to it from a page on the same subject, or from a listing.',
  ),
  'title-duplicate': warning(
    'Titles that several pages share',
    'People who see two results with the same title cannot choose, and search engines may list only one.',
    'Give each page a title that names its own subject.',
  ),
  'description-duplicate': warning(
    'Descriptions that several pages share',
    'A description that fits several pages describes none of them.',
    'Say in each description what only this page offers.',
  ),
  'similar-pages': warning(
    'Pages that say the same',
    'Search engines list one of several pages with the same text. Local pages that only swap the city are called doorway pages, and are removed.',
    'Write on each page what is true only there: clients nearby, local rules, another example.',
  ),
  'language-return': warning(
    'Language versions that do not link back',
    'Search engines believe hreflang only if both versions name each other.',
    'Add this page to the language versions of the other page.',
  ),
  'company-phone': warning(
    'Phone numbers that differ between pages',
    ONE_COMPANY,
    'Use the number that most pages show, or correct those.',
  ),
  'slow-page': warning(
    'Pages that are slow for visitors',
    'Measured in the browsers of visitors, the slowest quarter left out. Google uses the same measures to rank pages.',
    'Look at the page in Analytics. A large first picture, late fonts, or a long task are the usual reasons.',
  ),
  'check-failed': warning(
    'Checks that failed',
    'A fault of the site kept a check from looking at this page, so what it would find is unknown.',
    'Report it with the message. The other checks are not affected.',
  ),
  'title-short': notice(
    'Titles that say little',
    'A title of one or two words competes with every page of that name, and wastes the line that people click.',
    'Name what the page offers and who it is for, then the brand.',
  ),
  'description-short': notice(
    'Descriptions that say little',
    'Search engines often replace a very short description by sentences of the page.',
    'Say in one or two sentences what the page offers.',
  ),
  'heading-order': notice(
    'Headings that skip a level',
    'Screen readers list headings as an outline. A skipped level looks like a missing section.',
    'Choose the next level: h3 below h2, never h4 below h2.',
  ),
  'entity-gaps': notice(
    'Structured data without recommended properties',
    'Search engines show more of an entity the more they know of it. FAQ entities are not shown any more.',
    'Add what the message names, if you have it.',
  ),
  'redirected-link': notice(
    'Links to redirects',
    'Each redirect costs visitors a round trip, and breaks once someone removes it.',
    'Link to the final address.',
  ),
  'sitemap-missing': notice(
    'Indexed pages that the sitemap leaves out',
    'Search engines find new and changed pages faster by the sitemap.',
    'If the page should be found, publish it again; if not, set noindex in its settings.',
  ),
  // What only the editors find, in working copies.
  'action-target': error('Buttons that lead nowhere'),
  'own-fragment': error('Links to missing sections of the page itself'),
  'link-form': error('Addresses that are none'),
  contrast: error('Colors that cannot be read'),
  'required-texts': error('Required texts that are missing'),
  'section-fields': error('Fields of sections with an invalid value'),
  address: error('Addresses that cannot be used'),
  'template-guidance': error('Guidance of the template that is left'),
  'post-sections': error('Sections of the template that are missing or changed'),
  'template-sections': error('Templates that no post can be made from'),
  'image-alt-words': warning('Alternative texts that do not describe the picture'),
  'section-failed': warning('Sections that cannot be shown'),
  'hidden-link': warning('Links to what is not public yet'),
  'link-texts': warning('Links that do not say where they lead'),
  'shared-sections': warning('Shared sections that show nothing, or twice the same'),
  brackets: warning('Texts in brackets'),
  'post-section-length': warning('Sections that are empty, too short or too long'),
  'template-advice': warning('Templates without guidance'),
  'empty-headings': warning('Empty headings'),
  'distinct-headings': warning('Headings that several sections share'),
  'way-forward': warning('Pages without a way forward'),
  'address-words': warning('Addresses that are hard to read'),
  'moved-address': warning('Addresses that change'),
  'search-title': warning('Search titles that are missing'),
  noindex: warning('Documents that search engines will not list'),
  'post-details': warning('Posts without category, cover or excerpt'),
  'reading-time': warning('Reading times that are wrong'),
  'post-date': warning('Dates that are ahead'),
  'similar-post': warning('Posts on the same subject'),
  'own-links': warning('Posts without a link to our pages'),
  'old-years': warning('Old years'),
  'dated-claims': warning('Claims that are due for review'),
  'link-style': notice('Links that should be written differently'),
} satisfies Record<string, Check>;

export type CheckId = keyof typeof CATALOGUE;

/** The checks that crawls run, the most severe first. */
export const PAGE_CHECKS = (Object.keys(CATALOGUE) as CheckId[])
  .map((id) => ({ id, ...CATALOGUE[id] }))
  .filter(({ why }) => why !== '');

/** A check by an id that may be of a release with other checks. */
export const findCheck = (id: string): Check | undefined =>
  Object.hasOwn(CATALOGUE, id) ? CATALOGUE[id as CheckId] : undefined;
