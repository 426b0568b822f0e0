import { z } from 'zod';
import { named } from '#src/platform/forms/field-hints.ts';
import { choice, group, href, list, text } from '#src/platform/forms/fields.ts';

const optional = (max: number, ...about: Parameters<typeof named>) =>
  text(max, ...about).optional();
/** A picture of the library. */
const picture = (label: string, help: string) =>
  z
    .string()
    .regex(
      /^(?:\/(?!\/)|https:\/\/)/,
      'Choose a picture, or enter an address that begins with https://.',
    )
    .max(500)
    .meta(named(label, help, { picks: 'picture' }))
    .optional();
const day = (label: string, help: string) =>
  z.iso.date('Choose a day.').meta(named(label, help)).optional();
const address = (label: string, help: string) =>
  z
    .url({ protocol: /^https?$/, error: 'Enter an address that begins with https://.' })
    .max(500)
    .meta(named(label, help));

const linkFields = { label: text(60, 'Text'), href };
const hint = optional(60, 'Note', 'One short line below the link.');
const links = (max: number, label = 'Links') => list(group(linkFields, 'Link'), 0, max, label);

/** Like the pages of the design, menus hold what a person can scan. */
const MAX_MENUS = 7;
const MAX_LINKS = 24;

/** The fields of the site's frame, in the groups of its form: what a public one has to be. */
export const frameFields = z.object({
  brand: group(
    {
      name: text(100, 'Name', 'As in the legal line of the footer, in emails and in PDFs.'),
      shortName: text(40, 'Short name', 'In the header, and where space is short.'),
      titleBrand: optional(
        40,
        'Brand in titles',
        'After posts and stories in search results. Empty: the short name.',
      ),
      legalName: optional(120, 'Legal name', 'For search engines, if it is another one.'),
      description: text(300, 'Description', 'One sentence for search engines and language models.'),
      email: z
        .email('Enter an email address.')
        .max(254)
        .meta(named('Email', 'On pages, and for replies to our emails.')),
      phone: z
        .string()
        .regex(/^\+?[\d .()-]{7,24}$/, 'Digits, such as +1 501 555 0137.')
        .meta(named('Phone'))
        .optional(),
      street: text(120, 'Street'),
      city: text(80, 'City'),
      region: text(80, 'State or region'),
      regionName: optional(80, 'State in full', 'In the footer, instead of the abbreviation.'),
      zip: text(20, 'ZIP code'),
      country: z
        .string()
        .regex(/^[A-Z]{2}$/, 'Two capital letters, such as US.')
        .meta(named('Country code')),
      timeZone: choice(
        ['UTC', ...Intl.supportedValuesOf('timeZone')],
        'Time zone',
        'Statistics count days in it, and times in the admin area are in it. What is scheduled keeps its moment.',
      ).optional(),
    },
    'Company',
  ),
  logo: group(
    {
      light: picture('Logo', 'In the header. Empty: the drawn mark and the short name.'),
      dark: picture('Logo on dark', 'In the footer. Empty: the short name as text.'),
      icon: picture(
        'Icon',
        'A square picture for browser tabs, and beside the name in PDFs, link previews and the admin area.',
      ),
      search: picture(
        'Logo in search results',
        'Square, at least 112 × 112 pixels. Empty: the logo.',
      ),
      socialPicture: picture(
        'Default share picture',
        'For links to pages that have none of their own.',
      ),
    },
    'Logos and pictures',
  ),
  schedulers: group(
    {
      audit: address('Growth audit', 'The booking page behind “Book Growth Audit.”'),
      vistage: address('Members', 'The booking page for members of the executive peer network.'),
    },
    'Booking pages',
  ),
  header: group(
    {
      menus: list(
        group(
          {
            label: text(40, 'Text'),
            href: href.optional(),
            links: list(
              group({ ...linkFields, hint }, 'Link'),
              0,
              MAX_LINKS,
              'Links',
              'Without links, the entry itself is one.',
            ),
          },
          'Menu',
        ).refine(({ href: own, links: all }) => own !== undefined || all.length > 0, {
          path: ['href'],
          error: 'Choose where it leads, or add links.',
        }),
        1,
        MAX_MENUS,
        'Menus',
      ),
      action: group(linkFields, 'Button', 'At the end of the header.').optional(),
      announcement: group(
        {
          text: optional(160, 'Text', 'In a bar above the header. Empty: no bar.'),
          label: optional(40, 'Text of its link'),
          href: href.optional(),
          from: day('First day', 'Empty: at once.'),
          until: day('Last day', 'Empty: until you take it away.'),
        },
        'Announcement',
      ).refine(({ label, href: to }) => label === undefined || to !== undefined, {
        path: ['href'],
        error: 'Choose where the link leads.',
      }),
    },
    'Header',
  ),
  footer: group(
    {
      columns: list(
        group({ label: text(40, 'Heading'), links: links(MAX_LINKS) }, 'Column'),
        0,
        4,
        'Columns',
      ),
      guides: group({ label: text(40, 'Heading'), links: links(MAX_LINKS) }, 'Guides'),
      legal: links(8, 'Last line'),
      badges: list(text(60, 'Badge'), 0, 6, 'Badges', 'Such as: Works with HubSpot.'),
      profiles: list(
        group(
          { label: text(40, 'Name'), href: address('Address', 'The company’s page there.') },
          'Profile',
        ),
        0,
        10,
        'Profiles',
        'On other sites, also for search engines.',
      ),
    },
    'Footer',
  ),
});
