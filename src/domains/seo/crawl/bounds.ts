/** Bounds of what a crawl stores of one page, so that no page can fill the database. */
export const BOUNDS = {
  /** characters of a title, a description or another value of the head */
  value: 2_000,
  text: 300,
  values: 10,
  headings: 200,
  ids: 1_000,
  images: 300,
  links: 500,
  outsideLinks: 200,
  contacts: 20,
  sentences: 2_000,
  scripts: 50,
  /** characters of the structured data of a page */
  structuredData: 200_000,
  /** bytes of a document; the rest is not read */
  document: 4_000_000,
} as const;

/** Collapses white space and cuts off what is too long. */
export const clip = (text: string, max: number = BOUNDS.text): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > max ? `${line.slice(0, max - 1)}…` : line;
};

/** Adds to a list unless it is full. */
export function pushTo<T>(list: T[], item: T, max: number): void {
  if (list.length < max) list.push(item);
}
