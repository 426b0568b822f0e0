import fc from 'fast-check';
import { expect } from 'vitest';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { DocumentChange } from '#src/domains/documents/documents.server.ts';
import { event, weighted } from '#tests/support/arbitraries.ts';
import { checkHistory, checkPublic, forgetThinned } from './document-checks.ts';
import { DocumentModel, ModelDocument } from './document-model.ts';
import { EDITORS, EDIT_KINDS, editContent, saveDraft, userOf } from './document-editing.ts';
import type { DocumentSystem, Samples } from './document-system.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const WAITS = [40 * SECOND, 5 * MINUTE, 50 * MINUTE, 7 * HOUR, 26 * HOUR, 8 * DAY];

const [doc, at] = [fc.nat(50), fc.nat(50)];
const editor = fc.constantFrom(...EDITORS);
const offset = fc.constantFrom(-2 * MINUTE, -30 * SECOND, MINUTE, 10 * MINUTE, 3 * HOUR, 2 * DAY);
const typed = fc.constantFrom(...EDIT_KINDS);
const life = fc.constantFrom(
  'unpublish',
  'trash',
  'restore-from-trash',
  'cancel-schedule',
) satisfies fc.Arbitrary<DocumentChange['type']>;

/** Events, as data, so that a failure can be read. Numbers choose among what there is. */
const step = weighted(
  [2, event('create')],
  [8, event('edit', { doc, editor, typed, at })],
  [8, event('save', { doc, editor, isRepeated: fc.boolean() })],
  [5, event('publish', { doc, isOutdated: fc.constantFrom(false, false, false, true) })],
  [5, event('schedule', { doc, at: offset, until: fc.option(offset, { nil: undefined }) })],
  [2, event('schedule-unpublish', { doc, at: offset })],
  [5, event('change', { doc, type: life })],
  [2, event('name', { doc, at })],
  [3, event('restore', { doc, at })],
  [1, event('purge', { doc })],
  [1, event('tidy')],
  [6, event('wait', { time: fc.constantFrom(...WAITS) })],
);

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Random stories of documents, which begin with one. */
export const steps = (maxLength: number): fc.Arbitrary<Step[]> =>
  fc.array(step, { maxLength, size: 'max' }).map((rest) => [{ do: 'create' }, ...rest]);

/** Runs a story against a system on the clock of the model, and compares them after each step. */
export async function runSteps(
  story: readonly Step[],
  samples: Samples,
  createSystem: (clock: Clock) => Promise<DocumentSystem>,
): Promise<void> {
  const model = new DocumentModel();
  const system = await createSystem(model.clock);
  for (const step of story) {
    await run(step, { model, system, samples });
    for (const document of model.documents) await checkPublic(document, model, system, samples);
  }
  for (const document of model.documents) await checkHistory(document, system);
}

interface Run {
  model: DocumentModel;
  system: DocumentSystem;
  samples: Samples;
}

async function run(step: Step, { model, system, samples }: Run): Promise<void> {
  if (step.do === 'wait') {
    model.now += step.time;
    return;
  }
  if (step.do === 'create') {
    if (model.documents.length >= 3) return;
    const content = samples.content(model.token());
    const created = await system.create(samples.kind, content, userOf('ana'));
    expect(created.content).toEqual(content);
    model.documents.push(new ModelDocument(created, model.now));
    return;
  }
  if (step.do === 'tidy') {
    await system.tidy();
    model.emptyTrash();
    for (const document of model.documents) await forgetThinned(document, model, system);
    return;
  }
  const document = model.pick(step.doc);
  if (!document) return;
  const change = (made: DocumentChange) => runChange(made, document, { model, system });
  switch (step.do) {
    case 'edit': {
      const draft = document.openDraft(step.editor);
      draft.content = editContent(draft.content, step, model.token(), samples);
      return;
    }
    case 'save':
      return saveDraft(document, step, { model, system });
    case 'publish':
      return change({ type: 'publish', version: document.version - Number(step.isOutdated) });
    case 'schedule': {
      const until = step.until === undefined ? {} : { until: new Date(model.now + step.until) };
      const start = new Date(model.now + step.at);
      return change({ type: 'schedule', version: document.version, at: start, ...until });
    }
    case 'schedule-unpublish':
      return change({ type: 'schedule-unpublish', at: new Date(model.now + step.at) });
    case 'change':
      return change({ type: step.type });
    case 'name': {
      const version = document.pickVersion(step.at);
      const name = model.token();
      expect(await system.nameCheckpoint(document.id, version, name, userOf('ana'))).toBe(true);
      document.accepted.get(version)!.name = name;
      return;
    }
    case 'restore': {
      const version = document.pickVersion(step.at);
      const entry = { type: 'checkpoint', number: version } as const;
      const result = await system.restore(document.id, entry, document.version, userOf('ben'));
      expect(result.ok).toBe(document.trashedAt === undefined);
      if (result.ok)
        document.accept(result.version, document.accepted.get(version)!.content, model.now);
      return;
    }
    case 'purge': {
      const { ok: isPurged } = await system.purge(document.id, userOf('ana'));
      expect(isPurged).toBe(document.trashedAt !== undefined);
      if (!isPurged) return;
      model.remove(document);
      expect(await system.find(document.id)).toBeUndefined();
    }
  }
}

async function runChange(
  change: DocumentChange,
  document: ModelDocument,
  { model, system }: Omit<Run, 'samples'>,
): Promise<void> {
  const result = await system.change(document.id, change, userOf('ana'));
  const isAllowed = document.allows(change, model.now);
  expect(result.ok, result.ok ? JSON.stringify(change) : result.message).toBe(isAllowed);
  if (isAllowed) document.apply(change, model.now);
}
