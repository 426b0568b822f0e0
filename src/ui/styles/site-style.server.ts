import css from './index.css?inline';

/** The minified style sheet as a text. */
export const siteStyle: string = css;
