import { StaticMarkup } from '#src/ui/static-markup/static-markup.tsx';

/** The markup of the not-found page in a document. */
export const NOT_FOUND = 'not-found';

/** What a route shows of `nothingHere`. */
export const NotFoundMarkup = ({ html }: { html: string | undefined }) => (
  <StaticMarkup id={NOT_FOUND} html={html} />
);
