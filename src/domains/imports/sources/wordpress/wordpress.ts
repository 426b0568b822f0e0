import type { SourceAdapter, SourceEvent } from '../../source.ts';
import { lineOf, onTheWeb, wordsOf } from '../../source-values.ts';
import { fieldOf, readChannel } from './read-channel.ts';
import { readItem } from './read-item.ts';
import { collectReferences, type References } from './references.ts';

/** The newest version of the format that is known. */
const VERSION = 1.2;
/** Exports of WordPress: RSS with elements of its own, called WXR. */
export const wordpressAdapter: SourceAdapter = {
  id: 'wordpress',
  name: 'WordPress',
  help: 'In WordPress, choose Tools, then Export, and “All content”: the XML file has posts and the addresses of pictures.',
  recognizes: (_file, head) => /wordpress\.org\/export\/|<wp:/.test(head),
  async open(file) {
    const references = await collectReferences(file.path);
    const { home, version } = references;
    const newer = `The file has version ${version} of the format, and ${VERSION} is the newest one known. Look at the result closely.`;
    return {
      origin: home,
      sites: [new URL(home).origin],
      notes: Number(version) > VERSION ? [newer] : [],
      read: () => readEvents(file.path, references),
      ...onTheWeb,
    };
  },
};

async function* readEvents(path: string, references: References): AsyncIterable<SourceEvent> {
  let number = 0;
  for await (const element of readChannel(path)) {
    if (element.name !== 'item') continue;
    number += 1;
    const place = `item ${number}`;
    const type = lineOf(fieldOf(element, 'post_type')) || 'post';
    if (element.isCut) {
      const title = wordsOf(fieldOf(element, 'title'));
      const message = `The item “${title}” is left out: the file ends within it. Export the site again.`;
      yield { type: 'problem', place, message };
    } else if (type !== 'post') yield { type: 'skipped', what: type.replaceAll('_', ' ') };
    else if (fieldOf(element, 'status') === 'auto-draft')
      yield { type: 'skipped', what: 'empty draft' };
    else {
      for (const { name } of element.children)
        if (name === 'comment') yield { type: 'skipped', what: 'comment' };
      yield { type: 'item', item: readItem(element, place, references) };
    }
  }
}
