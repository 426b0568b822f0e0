import { createRandom, type Random } from './random.ts';

/** Input of all demo data. The same seed and time produce the same data. */
export interface Demo {
  random: Random;
  now: Date;
  /** origin of the site, without a trailing slash */
  siteUrl: string;
}

export type DemoPerson = ReturnType<typeof demoPerson>;

/** How far back demo data reaches. */
export const DEMO_DAYS = 90;

const DAY_MS = 86_400_000;

const FIRST_NAMES =
  'Ada Bram Celia Dov Elin Farid Greta Hugo Ines Jonas Keiko Lars Mina Noor Otis Priya Rafe Sana Tilde Uma Viktor Wren Yara Zeno';
const LAST_NAMES =
  'Abel Birch Castle Dunmore Eklund Farrow Garner Holt Ibarra Joyner Kessler Lund Marlow Nunez Orchard Pell Quist Rowe Sayer Tamm Usher Vance Wilder Yost';
const COMPANIES =
  'Ashgrove Tools|Bluefen Freight|Copperline Dental|Dovetail Joinery|Eastwick Foods|Fernhill Labs|Graniteworks|Harborlight Insurance|Inkwell Press|Juniper Outfitters|Kestrel Roofing|Larkfield Seeds';
const JOB_TITLES =
  'Chief Executive|Head of Sales|Marketing Director|Operations Manager|Revenue Operations Lead|Finance Director|Owner';

/** Sets up demo data for a site. */
export const createDemo = (siteUrl: string, now: Date, seed = 7): Demo => ({
  random: createRandom(seed),
  now,
  siteUrl,
});

/** A made-up person; `index` makes their email address unique, at a domain that receives no email (RFC 2606). */
export function demoPerson({ random }: Demo, index: number) {
  const firstName = random.pick(FIRST_NAMES.split(' '));
  const lastName = random.pick(LAST_NAMES.split(' '));
  const company = random.pick(COMPANIES.split('|'));
  const domain = company.toLowerCase().replaceAll(' ', '-');
  const email = `${firstName}.${lastName}.${index}@${domain}.example`.toLowerCase();
  return { firstName, lastName, company, jobTitle: random.pick(JOB_TITLES.split('|')), email };
}

/** A moment within the last `DEMO_DAYS` days, at least an hour ago. */
export const demoMoment = ({ random, now }: Demo): Date =>
  new Date(now.getTime() - 3_600_000 - Math.floor(random.next() * (DEMO_DAYS - 1) * DAY_MS));
