import { type SQL, sql } from 'drizzle-orm';

/**
 * Characters that PostgreSQL's parser may take for a part of one token (an address, a file, a compound, a signed or broken
 * number) or leave out with it (an entity, a tag), though a query is split there. Without these, none of ASCII has that effect:
 * addresses need a dot.
 */
const JOINING = sql.raw(`'/.-+~&<'`);
/** One control character for each of them; no document has any, and to the parser they are blanks. */
const STAND_INS = sql.raw(String.raw`E'\x04\x05\x06\x07\x08\x0e\x0f'`);

/** A text as it is indexed: split into words where `readQuery` splits a query. */
export const splitWords = (text: SQL): SQL => sql`translate(${text}, ${JOINING}, repeat(' ', 7))`;

/** `ts_headline` of a text split likewise, but shown as it is written. */
export const markHits = (text: SQL, query: SQL, options: string): SQL =>
  sql`translate(ts_headline('english', translate(${text}, ${JOINING}, ${STAND_INS}), ${query}, ${options}), ${STAND_INS}, ${JOINING})`;
