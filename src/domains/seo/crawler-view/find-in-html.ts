/** A place where a text was found. */
export interface Excerpt {
  before: string;
  match: string;
  after: string;
}

const AROUND = 120;
const MAX_EXCERPTS = 50;

/** Finds a text in HTML without regard to case. @returns how often it is there, and the first places */
export function findInHtml(html: string, text: string): { total: number; excerpts: Excerpt[] } {
  const excerpts: Excerpt[] = [];
  const [within, wanted] = [html.toLowerCase(), text.toLowerCase()];
  let total = 0;
  // Characters whose lower case is longer would move all places after them.
  if (wanted === '' || within.length !== html.length) return { total, excerpts };
  for (
    let at = within.indexOf(wanted);
    at !== -1;
    at = within.indexOf(wanted, at + wanted.length)
  ) {
    total += 1;
    if (excerpts.length === MAX_EXCERPTS) continue;
    const end = at + wanted.length;
    excerpts.push({
      before: html.slice(Math.max(0, at - AROUND), at),
      match: html.slice(at, end),
      after: html.slice(end, end + AROUND),
    });
  }
  return { total, excerpts };
}
