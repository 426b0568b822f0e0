/** Values by the names of their variables, without braces. */
export type Values = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{([a-z][a-z0-9-]{0,39})\}/gi;

/** How a variable may be named: `city`, `old-price`. */
export const isVariableName = (name: string): boolean => /^[a-z][a-z0-9-]{0,39}$/.test(name);

/** Variables of all patterns of search titles besides those of their template, for the screen that explains them. */
export const COMMON_VARIABLES = [
  { name: 'title', label: 'the title of the post' },
  { name: 'category', label: 'its first tag' },
  { name: 'year', label: 'the current year' },
  { name: 'brand', label: 'the name of the site' },
] as const;

const COMMON_NAMES: ReadonlySet<string> = new Set(COMMON_VARIABLES.map(({ name }) => name));

/** A variable of a template cannot have the name of a common one. */
export const isCommonVariable = (name: string): boolean => COMMON_NAMES.has(name);

/** Replaces `{name}` by its value. What has no value stays, so that it can be seen and checked. */
export const fillIn = (text: string, values: Values): string =>
  text.replaceAll(PLACEHOLDER, (placeholder, name: string) => {
    const key = name.toLowerCase();
    const value = Object.hasOwn(values, key) ? values[key]! : '';
    return value.trim() === '' ? placeholder : value.trim();
  });

/** The names in the braces of a text, each once. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name!.toLowerCase())),
];

/** Values of the common variables. */
interface CommonFacts {
  title: string;
  tags: readonly string[];
  year: number;
  brand: string;
}

/** The values of a template's own variables with those of the common ones, which win. */
export const withCommon = (values: Values, { title, tags, year, brand }: CommonFacts): Values => ({
  ...values,
  title,
  category: tags.find((tag) => tag.trim() !== '') ?? '',
  year: String(year),
  brand,
});
