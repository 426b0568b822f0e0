import { clip } from './bounds.ts';

/** Fewer words are a label or a button, which pages share without being alike. */
const MIN_SENTENCE_WORDS = 4;
const SENTENCE_END = /(?<=[.!?][”"’)]?)\s+(?=[\p{Lu}\d“"‘(])/u;

const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? [];

export const countWords = (text: string): number => wordsOf(text).length;

/** The sentences of a text whose elements end lines; without labels. */
export const sentencesOf = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => clip(line, 5_000).split(SENTENCE_END))
    .map((sentence) => clip(sentence))
    .filter((sentence) => wordsOf(sentence).length >= MIN_SENTENCE_WORDS);

/** A sentence in the form in which two are compared: without case and punctuation. */
export const comparable = (sentence: string): string => wordsOf(sentence).join(' ');
