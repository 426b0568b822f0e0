import { FIXTURE_ORIGIN, type FixturePage, jsonLd, wordsOf } from './fixture-page.ts';
import { readCases } from '../read-cases.ts';

/** A page as it is written in `tests/cases/checks/pages.yaml`. */
interface Written extends FixturePage {
  jsonLd?: object;
  /** paths by language */
  hreflang?: Record<string, string>;
  redirect?: string;
  /** seed and count */
  wordsOf?: string[];
}

const { site, cases } = readCases('checks/pages.yaml') as {
  site: Record<string, Written>;
  cases: [check: string, bad: string, says: string, good?: string][];
};

function pageOf({ jsonLd: entity, hreflang, redirect, wordsOf: seeds, ...page }: Written) {
  if (redirect !== undefined)
    return { status: 301, headers: { location: redirect }, isInSitemap: false };
  const tags = Object.entries(hreflang ?? {}).map(
    ([language, path]) =>
      `<link rel="alternate" hreflang="${language}" href="${FIXTURE_ORIGIN}${path}">`,
  );
  const text = seeds?.map((seed) => wordsOf(seed.replace(/ \d+$/, ''), Number(/\d+$/.exec(seed))));
  return {
    ...page,
    ...(entity && { head: jsonLd(entity) }),
    ...(hreflang && { head: tags.join('') }),
    ...(text && { text: text.join(' ') }),
  };
}

/** The site of the fixtures, by path. */
export const FIXTURE_SITE: Readonly<Record<string, FixturePage>> = Object.fromEntries(
  Object.entries(site).map(([path, written]) => [path, pageOf(written)]),
);

/** For each check a path on which it finds something, what it says, and a path on which it does not. */
export const CHECK_CASES = cases.map(([check, bad, says, good]) => ({
  check,
  bad,
  says: new RegExp(says),
  ...(good !== undefined && { good }),
}));
