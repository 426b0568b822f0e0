/**
 * How structured data names posts. No `HowTo`: Google stopped showing how-to results in September 2023, and a step list needs no
 * markup of its own to be read.
 */
export const SCHEMA_TYPES = ['BlogPosting', 'Article', 'NewsArticle'] as const;
export type SchemaType = (typeof SCHEMA_TYPES)[number];
