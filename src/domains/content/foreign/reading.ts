import type { BodyNode } from '../body/post-body.ts';
import { cleanText, paragraph } from './foreign-body.ts';
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
  reading: Reading;
}

export interface Reading {
  formats: ReadonlyMap<string, string>;
  isWord: boolean;
  origin: string | undefined;
  base: string | undefined;
  notes: Notes;
  pictures: Pictures;
  /** reads nodes into a place */
  read(nodes: readonly ForeignNode[], format: Format, place: Place): void;
}

/** Reads nodes as blocks of a place of their own within another. @param change of the place */
export function blocksWithin(
  nodes: readonly ForeignNode[],
  format: Format,
  place: Place,
  change?: Partial<Place>,
): BodyNode[] {
  const inner = { ...place, blocks: [], line: [], ...change };
  place.reading.read(nodes, format, inner);
  return blocksOf(inner);
}

export function readText(text: string, format: Format, place: Place): void {
  const clean = cleanText(text);
  const lines = format.isPre ? clean.split('\n') : [clean];
  lines.forEach((line, at) => {
    if (at > 0) place.line.push(BREAK);
    if (line !== '') place.line.push(...textNodes(line, format));
  });
  place.reading.notes.pass(clean);
}

/** Ends the line that is being read. */
export function endLine(place: Place): void {
  const { line, reading } = place;
  if (line.length > 0) reading.notes.pass(' ');
  place.line = [];
  for (const each of linesOf(line)) place.blocks.push({ node: paragraph(each) });
}

export function blocksOf(place: Place): BodyNode[] {
  endLine(place);
  return place.reading.pictures.withCaptions(nestItems(place.blocks));
}

export const add = (place: Place, node: BodyNode): unknown => place.blocks.push({ node });
