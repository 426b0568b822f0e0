import { expect } from 'vitest';
import type { DocumentModel, ModelDocument } from './document-model.ts';
import type { DocumentSystem, Samples, Visit } from './document-system.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The words that an editor typed; each occurs in one text only, so they say which content this is. */
export const wordsOf = (value: unknown): Set<string> =>
  new Set(JSON.stringify(value).match(/word\d+[ab]?/g));

/** The state, the working copy, and what visitors get at every address the document ever had in public. */
export async function checkPublic(
  document: ModelDocument,
  { now }: DocumentModel,
  system: DocumentSystem,
  samples: Samples,
): Promise<void> {
  const found = await system.find(document.id);
  expect(found?.content).toEqual(document.content);
  expect(found?.version).toBe(document.version);
  expect(found?.state).toBe(document.stateAt(now));
  const shown = document.publicAt(now);
  for (const address of new Set(document.shownBy(now).map(samples.addressOf)))
    expect([address, describe(await system.visit(address))]).toEqual([
      address,
      describe(shown ? { shown: shown.content } : 'gone'),
    ]);
  const address = samples.addressOf(document.content);
  if (document.shownBy(now).length === 0) expect(await system.visit(address)).toBe('not-found');
}

const describe = (visit: Visit) =>
  typeof visit === 'string' ? visit : [...wordsOf(visit.shown)].toSorted();

/** Every accepted text is in the history, and everything that was published. */
export async function checkHistory(document: ModelDocument, system: DocumentSystem): Promise<void> {
  const { id, accepted, revisions } = document;
  const history = await system.history(id, { limit: 1_000 });
  const numbers = (type: string) =>
    history.filter((entry) => entry.type === type).map(({ number }) => number);
  expect(numbers('checkpoint').toSorted((a, b) => a - b)).toEqual([...accepted.keys()]);
  expect(numbers('revision')).toHaveLength(revisions.length);
  for (const [number, { content, name = null }] of accepted) {
    expect(await system.contentOf(id, { type: 'checkpoint', number })).toEqual(content);
    const entry = history.find((each) => each.type === 'checkpoint' && each.number === number);
    expect(entry?.name).toBe(name);
  }
  for (const [index, { content }] of revisions.entries())
    expect(await system.contentOf(id, { type: 'revision', number: index + 1 })).toEqual(content);
}

/** Checks that what was thinned out had a later neighbor that stayed, and forgets it. */
export async function forgetThinned(
  document: ModelDocument,
  { now }: DocumentModel,
  system: DocumentSystem,
): Promise<void> {
  const history = await system.history(document.id, { limit: 1_000 });
  const left = new Set(
    history.filter(({ type }) => type === 'checkpoint').map(({ number }) => number),
  );
  for (const [version, { at, name }] of document.accepted) {
    if (left.has(version)) continue;
    const period = now - at < 7 * DAY ? HOUR : DAY;
    const hasNeighbor = [...document.accepted].some(
      ([other, { at: time }]) =>
        other > version && left.has(other) && Math.floor(time / period) === Math.floor(at / period),
    );
    expect({ version, age: now - at >= DAY, name, hasNeighbor }).toEqual({
      version,
      age: true,
      name: undefined,
      hasNeighbor: true,
    });
    expect(document.revisions.map((revision) => revision.version)).not.toContain(version);
    document.accepted.delete(version);
  }
}
