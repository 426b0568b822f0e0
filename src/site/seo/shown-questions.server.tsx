import { renderToStaticMarkup } from 'react-dom/server';
import type { FaqEntry } from '#src/domains/seo/page-metadata.ts';
import { type Entity, faqPage } from '#src/domains/seo/structured-data.ts';

/**
 * A FAQPage of the questions that the page shows; undefined for none. Of duplicates, the last one counts.
 * @param html the rendered page
 * @param inText questions that the text itself consists of
 */
export function shownQuestions(
  asked: readonly FaqEntry[],
  html: string,
  inText: readonly FaqEntry[] = [],
): Entity | undefined {
  const found = asked.filter(({ question }) =>
    html.includes(renderToStaticMarkup(<>{question}</>)),
  );
  const shown = [
    ...new Map([...found, ...inText].map((entry) => [entry.question, entry])).values(),
  ];
  return shown.length > 0 ? faqPage(shown) : undefined;
}
