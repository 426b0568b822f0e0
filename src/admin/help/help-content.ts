import type { Help } from './help.ts';

/** Screens of pages, posts, media and search engines. Keys are paths; a screen below one without its own has that of the nearest above. */
export const CONTENT_HELP: Readonly<Record<string, Help>> = {
  '/admin/page-editor': [
    'Pages',
    'Every public page is a document with a working copy, which only the team sees until someone publishes it.',
    'Built-in pages come with the site: editing one replaces it, and resetting it brings the original text back.',
    'The column Checks counts what would stop a publication, and what you may want to look at before.',
  ],
  '/admin/page-editor/:id': [
    'The page editor',
    'You edit the real page: click a section to change its texts on the right, drag sections in the outline on the left.',
    'Everything is saved as you type, and visitors see none of it until you press Review and publish.',
    'History keeps every version, so you can compare, name, and restore one, or undo a publication.',
  ],
  '/admin/page-editor/new': [
    'New page',
    'Start from a template, from a copy of a page, or from nothing.',
    'A template brings sections in a tested order, with guidance in square brackets that the checks will not let you publish.',
    'The new page is a draft with an address of its own, and no link leads to it before you publish.',
  ],
  '/admin/page-editor/sections': [
    'Shared sections',
    'A shared section is written once and shown on many pages.',
    'Publishing it changes all of them at once, so look at Used by before you do.',
    'On a page you can turn it into an ordinary section, which then goes its own way.',
  ],
  '/admin/blog-editor': [
    'Posts',
    'A post is written as a text with headings, pictures, and sections, and listed in Insights once it is published.',
    'An unlisted post has an address but no place in the list, the feeds, or the sitemap.',
    'Schedule a post under Publish, and it appears in the calendar of the dashboard.',
  ],
  '/admin/blog-editor/:id': [
    'The post editor',
    'Write, and type / for headings, pictures, tables, or a section between two paragraphs.',
    'Everything is saved as you type, and readers see none of it until you press Review and publish.',
    'Paste from Word, Google Docs, or a web page: the structure stays, and the looks are those of this site.',
  ],
  '/admin/blog-editor/tags': [
    'Tags of posts',
    'Tags and categories group posts in Insights and choose what is shown as related.',
    'Renaming one, or merging it into another, changes all posts that have it, published ones included.',
    'A tag that no post has disappears by itself.',
  ],
  '/admin/blog-editor/stories': [
    'Success stories',
    'A story is one client with its numbers, shown in the list of stories and on the pages that name it.',
    'It has a working copy, checks, versions, and a schedule, as pages have.',
    'The order here is the order on the site.',
  ],
  '/admin/blog-template': [
    'Templates',
    'A template is what new posts or pages start with: sections, guidance, and texts that may be locked.',
    'Publishing a template changes the locked parts of everything that was made from it.',
    'What writers typed in the open parts always stays theirs.',
  ],
  '/admin/media-library': [
    'Media',
    'Drop files anywhere on this screen; sizes for every screen are made when a visitor first needs them.',
    'A file keeps its address when you replace it, so no page has to change.',
    'Filters under Needs find pictures without a text, licenses that end, duplicates, and files that nothing shows.',
  ],
  '/admin/media-library/:id': [
    'A file',
    'Its text says what the picture shows, for people who do not see it and for search engines.',
    'The focus is the spot that stays visible wherever the picture is cropped.',
    'Used by lists each page and post that shows it, and Replace swaps the bytes on all of them.',
  ],
  '/admin/media-library/describe': [
    'Missing texts',
    'These pictures have no alternative text, one after the other.',
    'Write what you would say on the phone, in one sentence, or mark a picture that only decorates.',
    'Each text is saved as you leave its field, and the line on the dashboard counts down.',
  ],
  '/admin/migrate-content': [
    'Migrate',
    'An import takes posts, pages, and pictures from WordPress, Ghost, HubSpot, or Markdown files and makes drafts of them.',
    'You see each item before it is taken in, and can undo a whole import as long as nobody has edited it.',
    'Old addresses become redirects; an export packs everything into one file.',
  ],
  '/admin/seo-manager': [
    'SEO',
    'One row per public address, with the title and description that search engines get.',
    'What you set here wins over the page itself; an empty field takes the text of the page again.',
    'Select rows to edit many at once, or export them, work in a spreadsheet, and import them.',
  ],
  '/admin/seo-manager/checks': [
    'SEO checks',
    'Each night the site reads itself as a search engine does, one page at a time, and lists what it finds.',
    'Errors are met by visitors or search engines; warnings cost clicks; notices are worth a look.',
    'A finding goes by itself when the page is read again, or stays out of the list once you ignore it with a reason.',
  ],
  '/admin/seo-manager/redirects': [
    'Redirects',
    'A redirect sends visitors and search engines from an old address to a new one.',
    'Moving a page makes one by itself, and chains are shortened as they arise.',
    'Try an address under Test before you rely on it, or import a whole list as CSV.',
  ],
  '/admin/seo-manager/not-found': [
    'Addresses not found',
    'These addresses were asked for and do not exist, most requested first.',
    'Redirect one to the page that people meant; the suggestions compare words of the address.',
    'What robots try at random has a list of its own, and needs nothing from you.',
  ],
  '/admin/seo-manager/settings': [
    'Settings for search engines',
    'The name, address, and profiles of the company, as search engines and link previews show them.',
    'Verification codes prove that the site is yours; only owners change them.',
    'Each change is in the history, with what was there before.',
  ],
  '/admin/seo-manager/search-data': [
    'Views and search data over time',
    'Views are counted here, without cookies; clicks and positions come from files of Search Console that you import.',
    'Marks on the chart show when a page was published or its title changed.',
    'Choose a page to see whether a change was worth it.',
  ],
};
