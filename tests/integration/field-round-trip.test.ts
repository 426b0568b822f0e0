import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { valueAt, withValue } from '#src/domains/documents/merge/content-path.ts';
import { readBlockSpecs } from '#src/admin/page-editor/read-field-specs.server.ts';
import { BLOCK_SCHEMAS } from '#src/blocks/schemas.ts';
import { pageOfContent, parsePageContent } from '#src/domains/content/pages/page-content.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { generatedPages } from '#tests/builders/generated-pages/generated-page.ts';
import {
  inParallel,
  openRoundTrips,
  type RoundTrips,
} from '#tests/support/documents/round-trips.ts';
import {
  applyEdits,
  type Edit,
  editScripts,
  type EditScript,
} from '#tests/support/edit-scripts.ts';
import { publicHtml } from '#tests/support/public-html.ts';
import { EDITOR } from '#tests/support/publishing.ts';
import { IS_FULL_RUN } from '#tests/support/tier.ts';

/**
 * Who changes every field of every section, saves, changes everything back, saves and publishes, changes no byte that visitors
 * get. The changes are those that the controls of the form make.
 */

const SEED = Number(process.env['PROPERTY_SEED'] ?? 20_261_123);
const COUNT = IS_FULL_RUN ? 500 : 40;
/** About 10 s on an idle machine; a busy one must not fail it. */
const TIMEOUT_MS = 1_200_000;

const SPECS = readBlockSpecs();

let trips: RoundTrips;

beforeAll(async () => {
  trips = await openRoundTrips(DEFAULT_PAGES);
});
afterAll(() => trips?.close());
beforeEach(() => trips.empty());

/** A state of a content as the form makes it of the one before. */
type Step = (content: DocumentContent) => DocumentContent;

/** Edits in all sections, made where the form makes them. */
const edited =
  (edits: ReadonlyMap<string, readonly Edit[]>): Step =>
  (content) =>
    [...edits].reduce((now, [id, those]) => {
      const place = ['blocks', { id }, 'props'];
      return withValue(now, place, applyEdits(valueAt(now, place), those));
    }, content);

/** Edits every field and saves, then edits everything back, saves and publishes. @returns how much was edited */
async function editAndBack(id: string): Promise<number> {
  const { content } = await trips.endpoints.open(id);
  const scripts = (content.blocks ?? []).flatMap(({ id: block, type, props }) => {
    const spec = Object.hasOwn(SPECS, type) ? SPECS[type] : undefined;
    return spec ? [{ block, scripts: editScripts(spec, props) }] : [];
  });
  const stepOf = (at: number, way: keyof EditScript) =>
    edited(new Map(scripts.map((each) => [each.block, each.scripts[at]![way]])));
  const steps = [0, 1].flatMap((at) => [stepOf(at, 'there'), stepOf(at, 'back')]);
  await trips.saveAndPublish(id, steps);
  return scripts.flatMap((each) => each.scripts.flatMap(({ there }) => there)).length;
}

/** Shows what is around the first difference: a page is too long to be read. */
function expectSame(after: string, before: string, name: string): void {
  const at = Array.from({ length: before.length }).findIndex(
    (_, index) => after[index] !== before[index],
  );
  const around = (html: string) => html.slice(Math.max(0, at - 60), at + 60);
  if (after !== before) expect(around(after), name).toBe(around(before));
}

test('every field of every page of the site', { timeout: TIMEOUT_MS }, async () => {
  const { documents, shown } = trips;
  await documents.adopt();
  let edits = 0;
  await inParallel(DEFAULT_PAGES, async ({ path }) => {
    const before = await shown(path);
    const { id } = (await documents.openBuiltIn(path))!;
    const edited = await editAndBack(id);
    edits += edited;
    expectSame(await shown(path), before, path);
  });
  expect(edits).toBeGreaterThan(5_000);
});

test(`every field of ${COUNT} generated pages`, { timeout: TIMEOUT_MS }, async () => {
  const { documents, shown } = trips;
  const given = generatedPages(COUNT, SEED);
  await inParallel(given, async (content) => {
    const path = content['path'] as string;
    const result = parsePageContent(content);
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    const before = await publicHtml(pageOfContent(result.content));
    const { id } = await documents.create('page', content, EDITOR);
    await editAndBack(id);
    expectSame(await shown(path), before, `seed ${SEED}: ${path}`);
  });
});

test('every single edit changes its section, and is taken back', () => {
  for (const { path, blocks } of DEFAULT_PAGES)
    for (const { type, props } of blocks)
      for (const { there, back } of editScripts(SPECS[type]!, props)) {
        let now: unknown = props;
        for (const edit of there) {
          const next = applyEdits(now, [edit]);
          expect(next, `${path} ${type} ${edit.path}`).not.toEqual(now);
          now = next;
        }
        // Whoever changes a default and back has it written down, which means the same.
        const read = (value: unknown) => BLOCK_SCHEMAS[type].parse(value);
        expect(read(applyEdits(now, back)), `${path} ${type}`).toEqual(read(props));
      }
});
