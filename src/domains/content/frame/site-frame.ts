import { z } from 'zod';
import type { DocumentContent, DocumentProblem } from '#src/domains/documents/document.ts';
import type { ParsedContent } from '#src/domains/documents/document-adapter.ts';
import type { Navigation } from '#src/domains/site-map/navigation.ts';
import type { BrandFacts } from '#src/domains/seo/site-settings/site-settings.ts';
import { startOfSiteDay, addDays } from '#src/platform/clock/site-day.ts';
import { addressesIn } from '../addresses-in.ts';
import { parseWith, problemsOf } from '../content-problems.ts';
import { isUnsafeAddress, UNSAFE_ADDRESS } from '../unsafe-addresses.ts';
import { frameFields } from './frame-fields.ts';

/** The id of the one document of this kind. */
export const FRAME_ID = '5ea7f4a3-0e7b-4f6c-9d2c-5175f4a3e001';

/** The shape of a draft: the same fields, each of which may be empty or missing. Unknown ones are kept. */
function draftOf(field: z.core.$ZodType): z.ZodType {
  if (field instanceof z.ZodOptional) return draftOf(field.unwrap());
  if (field instanceof z.ZodArray) return z.array(draftOf(field.element)).default([]);
  if (!(field instanceof z.ZodObject)) return z.string('Enter text here.').default('');
  const shape = Object.entries(field.shape);
  return z
    .looseObject(Object.fromEntries(shape.map(([name, each]) => [name, draftOf(each)])))
    .prefault({});
}

type Filled<Value> = Value extends string
  ? string
  : Value extends readonly (infer Item)[]
    ? Filled<Item>[]
    : { [Name in keyof Value]-?: Filled<NonNullable<Value[Name]>> };

/** What surrounds every page, and how the company is called everywhere: the content of the one document of kind `frame`. */
export type SiteFrame = { readonly title: string } & Filled<z.infer<typeof frameFields>>;

const schema = z
  .looseObject({ title: z.string().default('Menus and brand') })
  .and(draftOf(frameFields)) as unknown as z.ZodType<SiteFrame & DocumentContent>;

/** Checks the shape of a frame, fills in missing fields, and refuses addresses that could run a program. */
export const parseFrame = (given: unknown): ParsedContent =>
  parseWith(schema, given, (frame) =>
    addressesOfFrame(frame)
      .filter(({ address }) => isUnsafeAddress(address))
      .map(({ field }) => ({ field, message: UNSAFE_ADDRESS })),
  );

/** The frame that stored content means; its shape was checked when it was saved. */
export const frameOf = (content: unknown): SiteFrame => schema.parse(content);

/** Why a frame cannot be published, besides links without a target; empty if it can. */
export function problemsOfFrame(content: DocumentContent): DocumentProblem[] {
  const bare = withoutEmpty(frameOf(content)) as SiteFrame;
  const { action, ...header } = bare.header;
  const hasAction = Object.keys(action).length > 0;
  const { success, error } = frameFields.safeParse(hasAction ? bare : { ...bare, header });
  return success ? [] : problemsOf(error, content);
}

/** An emptied field counts as none. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== '' && inner !== null)
      .map(([name, inner]) => [name, withoutEmpty(inner)]),
  );
}

/** Every address in a frame, with its place. */
export const addressesOfFrame = (frame: DocumentContent): { address: string; field: string }[] => [
  ...addressesIn(frame),
  ...Object.entries(frameOf(frame).logo).map(([name, address]) => ({
    address,
    field: `logo.${name}`,
  })),
];

/** The menus of header and footer. */
export const navigationOf = ({ header, footer }: SiteFrame): Navigation => ({
  menus: header.menus.map(({ links: all, ...entry }) =>
    all.length > 0 ? { ...entry, links: all } : entry,
  ),
  action: header.action.label ? header.action : undefined,
  columns: footer.columns,
  guides: footer.guides,
  legal: footer.legal,
});

/** The statements about the company that titles, structured data, emails and PDFs make. */
export function brandFactsOf({ brand, logo, footer }: SiteFrame): BrandFacts {
  return {
    ...brand,
    titleBrand: brand.titleBrand || brand.shortName,
    socialPicture: logo.socialPicture,
    logo: logo.search || logo.light || '/logo.png',
    mark: markOf(logo),
    profiles: footer.profiles.map(({ href }) => href),
  };
}

/** The mark beside the company's name: address of its icon, empty if it has only a logo, null for the drawn mark. */
export const markOf = ({ icon, light }: SiteFrame['logo']): string | null =>
  icon || (light ? '' : null);

/** The frame with facts that an earlier release kept elsewhere. */
export function withFacts(frame: SiteFrame, facts: Partial<Omit<BrandFacts, 'mark'>>): SiteFrame {
  const { socialPicture = frame.logo.socialPicture, logo: search = frame.logo.search } = facts;
  const { profiles, socialPicture: _, logo: __, ...brand } = facts;
  const shown = (href: string) => ({
    label: URL.parse(href)?.host.replace(/^www\./, '') ?? href,
    href,
  });
  return {
    ...frame,
    brand: { ...frame.brand, ...brand },
    logo: { ...frame.logo, socialPicture, search },
    footer: { ...frame.footer, profiles: profiles?.map(shown) ?? frame.footer.profiles },
  };
}

type Announcement = SiteFrame['header']['announcement'];

const day = z.iso.date();

/** Its start and end in milliseconds, in the time zone of the site. What is no day, as drafts may have it, is no bound. */
const boundsOf = ({ from, until }: Announcement) => ({
  start: day.safeParse(from).success ? startOfSiteDay(from).getTime() : -Infinity,
  end: day.safeParse(until).success ? startOfSiteDay(addDays(until, 1)).getTime() : Infinity,
});

/** The moments at which the announcement of a frame appears and ends, in milliseconds, the earlier first. */
export function announcementMoments({ header: { announcement } }: SiteFrame): number[] {
  if (announcement.text === '') return [];
  const { start, end } = boundsOf(announcement);
  return [start, end].filter((moment) => Number.isFinite(moment)).toSorted((a, b) => a - b);
}

/** Whether visitors see an announcement at a moment. */
export function isAnnounced(announcement: Announcement, at: Date): boolean {
  const { start, end } = boundsOf(announcement);
  return announcement.text !== '' && start <= at.getTime() && at.getTime() < end;
}
