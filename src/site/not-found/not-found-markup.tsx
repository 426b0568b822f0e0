import { StaticMarkup } from '#src/ui/static-markup/static-markup.tsx';

/** Name of the static markup of the not-found page. */
export const NOT_FOUND = 'not-found';

/** Shows the markup that `notFound` returns. */
export const NotFoundMarkup = ({ html }: { html: string | undefined }) => (
  <StaticMarkup id={NOT_FOUND} html={html} />
);
