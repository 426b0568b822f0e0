import type { BodyNode } from '../post-body.ts';
import { paragraph } from './foreign-body.ts';
import type { ForeignNode } from './html-tree.ts';
import { BREAK, type Format, linesOf, textNodes } from './inline.ts';
import { nestItems, type PlacedBlock } from './lists.ts';
import type { Notes } from './notes.ts';
import type { Pictures } from './pictures.ts';

/** Lists and quotes within each other; what is deeper stands at this level. */
export const MAX_NESTING = 10;
/** A place for blocks: the text, an item, a cell or a quote. */
export interface Place {
  blocks: PlacedBlock[];
  /** the line that is being read */
  line: BodyNode[];
  nesting: number;
  isInTable: boolean;
}

export interface Reading {
  formats: ReadonlyMap<string, string>;
  isWord: boolean;
  origin: string | undefined;
  notes: Notes;
  pictures: Pictures;
  /** reads nodes into a place */
  read(nodes: readonly ForeignNode[], format: Format, place: Place): void;
}

export const newPlace = (nesting: number, isInTable: boolean): Place => ({
  blocks: [],
  line: [],
  nesting,
  isInTable,
});

export function readText(text: string, format: Format, place: Place, { notes }: Reading): void {
  // No control sign enters a body.
  const clean = text.replaceAll(/\r\n?/g, '\n').replaceAll(/(?![\n\t])\p{Cc}|\uFEFF/gu, '');
  const lines = format.isPre ? clean.split('\n') : [clean];
  lines.forEach((line, at) => {
    if (at > 0) place.line.push(BREAK);
    if (line !== '') place.line.push(...textNodes(line, format));
  });
  notes.pass(clean);
}

/** Ends the line that is being read. */
export function endLine(place: Place, { notes }: Reading): void {
  const { line } = place;
  if (line.length > 0) notes.pass(' ');
  place.line = [];
  for (const each of linesOf(line)) place.blocks.push({ node: paragraph(each) });
}

export function blocksOf(place: Place, reading: Reading): BodyNode[] {
  endLine(place, reading);
  return reading.pictures.withCaptions(nestItems(place.blocks));
}

export const add = (place: Place, node: BodyNode): unknown => place.blocks.push({ node });
