import { type SQL, sql } from 'drizzle-orm';

/**
 * Characters that PostgreSQL's parser may keep inside one token (an address, a file, a compound, a signed or decimal number) or
 * skip with it (an entity, a tag), while `parseQuery` splits there. With these replaced, no other ASCII character has that
 * effect: addresses need a dot.
 */
const JOINING_CHARACTERS = sql.raw(`'/.-+~&<'`);
/** One control character for each of them. No document contains one, and the parser treats them as blanks. */
const PLACEHOLDERS = sql.raw(String.raw`E'\x04\x05\x06\x07\x08\x0e\x0f'`);

/** SQL for the text to index, split into words where `parseQuery` splits a query. */
export const splitWords = (text: SQL): SQL =>
  sql`translate(${text}, ${JOINING_CHARACTERS}, repeat(' ', 7))`;

/** SQL for `ts_headline` of a text that is split in the same way, with the original characters in the result. */
export const markHits = (text: SQL, query: SQL, options: string): SQL =>
  sql`translate(ts_headline('english', translate(${text}, ${JOINING_CHARACTERS}, ${PLACEHOLDERS}), ${query}, ${options}), ${PLACEHOLDERS}, ${JOINING_CHARACTERS})`;
