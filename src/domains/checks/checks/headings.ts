import type { Check } from '../check.ts';
import { blocks, type Found, warns } from '../finding.ts';

const placeOf = ({ block, field }: { block?: string; field?: string }) => ({
  ...(block !== undefined && { block }),
  ...(field !== undefined && { field }),
});

/** A page gets its main heading from a hero. The main heading of a post is its title, which the layout adds. */
export const mainHeading: Check = {
  id: 'main-heading',
  title: 'Main heading',
  kinds: ['page'],
  find({ headings, blocks: sections }) {
    if (sections.length === 0) return [];
    const main = headings.filter(({ level }) => level === 1);
    if (main.length === 0)
      return [
        blocks(
          'Add a hero: it has the main heading of the page (h1), which search engines and screen readers need.',
        ),
      ];
    return main
      .slice(1)
      .map((heading) =>
        blocks(
          'Remove this hero: the page has a main heading (h1) already, and must have only one.',
          placeOf(heading),
        ),
      );
  },
};

export const headingOrder: Check = {
  id: 'heading-order',
  title: 'Order of headings',
  kinds: ['page', 'post'],
  find({ headings, kind }) {
    const found: Found[] = [];
    let before = kind === 'post' ? 1 : 0;
    for (const heading of headings) {
      if (before === 0 && heading.level > 1 && headings.some(({ level }) => level === 1))
        found.push(
          warns('Move the hero to the top: the main heading (h1) comes first.', placeOf(heading)),
        );
      else if (before > 0 && heading.level > before + 1)
        found.push(
          warns(
            `Use a heading of level ${before + 1} here: this one has level ${heading.level} and follows one of level ${before}.`,
            placeOf(heading),
          ),
        );
      before = heading.level;
    }
    return found;
  },
};

export const distinctHeadings: Check = {
  id: 'distinct-headings',
  title: 'Distinct headings',
  kinds: ['page', 'post'],
  find({ headings }) {
    const seen = new Set<string>();
    return headings.flatMap((heading) => {
      const text = heading.text.trim().toLowerCase();
      if (heading.level > 2 || text === '') return [];
      if (!seen.has(text)) {
        seen.add(text);
        return [];
      }
      return [
        warns(
          `Change this heading: another section is called “${heading.text.trim()}” too, so readers cannot tell them apart.`,
          placeOf(heading),
        ),
      ];
    });
  },
};
