import { comparable } from './sentences.ts';

/** Words in a row that are compared as one. */
const SHINGLE_WORDS = 5;
/** Numbers of a fingerprint: the estimate of a similarity is off by about 1/√64. */
export const FINGERPRINT_SIZE = 64;
const MAX_SHINGLES = 20_000;

/** Hashes of every five words in a row of a text. */
export function shinglesOf(sentences: readonly string[]): Set<number> {
  const words = sentences.map(comparable).join(' ').split(' ').filter(Boolean);
  const shingles = new Set<number>();
  const last = Math.min(words.length - SHINGLE_WORDS, MAX_SHINGLES);
  for (let at = 0; at <= last; at += 1)
    shingles.add(hash(words.slice(at, at + SHINGLE_WORDS).join(' ')));
  return shingles;
}

/**
 * A short form of a text, in which similar texts have many equal numbers (MinHash: Broder, 'On the resemblance and
 * containment of documents', 1997). Empty for a text of fewer than five words.
 */
export function fingerprintOf(sentences: readonly string[]): number[] {
  const shingles = shinglesOf(sentences);
  if (shingles.size === 0) return [];
  return Array.from({ length: FINGERPRINT_SIZE }, (_, at) => {
    let least = 0xff_ff_ff_ff;
    for (const shingle of shingles) {
      const mixed = mix(shingle ^ Math.imul(at + 1, 0x9e_37_79_b1));
      if (mixed < least) least = mixed;
    }
    // PostgreSQL's integers are signed.
    return least | 0;
  });
}

/** The share of equal numbers: an estimate of {@link jaccard}. */
export function estimateSimilarity(one: readonly number[], other: readonly number[]): number {
  if (one.length === 0 || one.length !== other.length) return 0;
  return one.filter((number, at) => number === other[at]).length / one.length;
}

/** The common part of two sets, as a share of both together: from 0 to 1. */
export function jaccard<T>(one: ReadonlySet<T>, other: ReadonlySet<T>): number {
  if (one.size === 0 || other.size === 0) return 0;
  const common = [...one].filter((item) => other.has(item)).length;
  return common / (one.size + other.size - common);
}

/** FNV-1a with 32 bits. */
function hash(text: string) {
  let value = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01_00_01_93);
  return value >>> 0;
}

/** Spreads 32 bits (the finalizer of MurmurHash3). */
function mix(value: number) {
  let mixed = value;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85_eb_ca_6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2_b2_ae_35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
