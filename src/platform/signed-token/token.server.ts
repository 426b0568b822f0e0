import { hash, randomBytes } from 'node:crypto';

/** A secret of 32 random bytes, such as the token of a link. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** The SHA-256 hash that the database stores of a token. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');

/** Whether a value has the shape of a token. Tokens come from URLs, so only this shape may reach the database. */
export const isToken = (value: string): boolean => /^[\w-]{43}$/.test(value);
