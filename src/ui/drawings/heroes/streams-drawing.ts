import type { HeroDrawing } from './picture.tsx';
import { tallStreams } from './streams-tall.ts';
import { wideStreams } from './streams-wide.ts';
import type { Streams } from './streams.ts';

const inWords = (names: readonly string[]) =>
  `${names.slice(0, -1).join(', ')}${names.length > 2 ? ',' : ''} and ${names.at(-1)}`;

/** The drawing of named streams, for the top of a page. */
export function streamsDrawing(streams: Streams): HeroDrawing {
  const { shape, ends, river, gates = [] } = streams;
  const path = gates.length ? `, in ${gates.length} steps: ${inWords(gates)}` : '';
  const flow = {
    merge: 'flow together into',
    join: 'flow one after another into',
    split: 'are the equal parts of',
  }[shape];
  return {
    wide: wideStreams(streams),
    tall: tallStreams(streams),
    description: `${inWords(ends)} ${flow} one river${path}. Its name: ${river}.`,
  };
}
