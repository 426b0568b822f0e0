import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEqualJson } from '#src/platform/json.ts';
import {
  paragraph,
  someTemplate,
  someWriting,
  type Writing,
} from '#tests/builders/post-template.ts';
import { type PostBody, textOfBody } from '../body/post-body.ts';
import { postFromTemplate } from './post-from-template.ts';
import { bodyOfTemplate, isWritten } from './template-body.ts';
import { completionOf } from './template-completion.ts';
import { sectionsOf, type TemplateContent } from './template-content.ts';
import { updateOf } from './template-update.ts';

/** Properties of any template, any post from it, and any later version. */

const site = { year: 2026, brand: 'Cadron' };
const USED = { id: 'template', version: 1, values: { city: 'Tulsa' } };
const SEEDED = { numRuns: 300, seed: 20261123 };

function written(template: TemplateContent, texts: readonly Writing[]) {
  const post = postFromTemplate(template, { template: USED, title: 'Post', site });
  const nodes = [...((post['body'] as PostBody).content ?? [])];
  for (const { at, text } of texts) nodes.splice(Math.round(at * nodes.length), 0, paragraph(text));
  return { ...post, body: { type: 'doc' as const, content: nodes } };
}

const update = (old: TemplateContent, young: TemplateContent, post: ReturnType<typeof written>) =>
  updateOf({ version: 1, content: old }, { version: 2, content: young }, post, USED, site);

const mine = (body: unknown) =>
  ((body as PostBody).content ?? []).map(textOfBody).filter((text) => text.startsWith('Mine'));

test('a new post has every section of its template, and nothing changed', () => {
  fc.assert(
    fc.property(someTemplate, (template) => {
      const body = bodyOfTemplate(template, USED.values);
      const { sections, done } = completionOf(template, body, USED.values);
      expect(sections.map(({ id }) => id)).toEqual(sectionsOf(template).map(({ id }) => id));
      for (const each of sections) {
        expect(each.isLockedChanged).toBe(false);
        expect(each.state).toBe(each.isForWriting ? 'empty' : 'done');
      }
      expect(done).toBe(0);
    }),
    SEEDED,
  );
});

test('an update keeps every text of the author', () => {
  fc.assert(
    fc.property(someTemplate, someTemplate, someWriting, (old, young, texts) => {
      const post = written(old, texts);
      const { content } = update(old, young, post);
      expect(mine(content['body']).toSorted()).toEqual(mine(post.body).toSorted());
    }),
    SEEDED,
  );
});

test('after an update the post has the new sections and locked texts', () => {
  fc.assert(
    fc.property(someTemplate, someTemplate, someWriting, (old, young, texts) => {
      const { content } = update(old, young, written(old, texts));
      const { sections } = completionOf(young, content['body'] as PostBody, USED.values);
      for (const each of sections)
        expect([each.id, each.state === 'missing', each.isLockedChanged]).toEqual([
          each.id,
          false,
          false,
        ]);
      expect(content['template']).toEqual({ ...USED, version: 2 });
    }),
    SEEDED,
  );
});

test('an update to an equal version changes nothing, and a second one neither', () => {
  fc.assert(
    fc.property(someTemplate, someTemplate, someWriting, (old, young, texts) => {
      const post = written(old, texts);
      const same = update(old, old, post);
      expect(same.changes).toEqual([]);
      expect(isEqualJson(same.content['body'], post.body)).toBe(true);
      const once = update(old, young, post).content as typeof post;
      expect(update(young, young, once).content['body']).toEqual(once.body);
    }),
    SEEDED,
  );
});

test('a post that nobody has written in becomes one from the new version', () => {
  fc.assert(
    fc.property(someTemplate, someTemplate, (old, young) => {
      const { content } = update(old, young, written(old, []));
      const fresh = bodyOfTemplate(young, USED.values);
      expect(withoutBlanks(content['body'])).toEqual(withoutBlanks(fresh));
    }),
    SEEDED,
  );
});

/** Empty paragraphs to write in may stay where a section has become a locked one. */
const withoutBlanks = (body: unknown) =>
  ((body as PostBody).content ?? []).filter(
    (node) => node.type !== 'paragraph' || isWritten(node) || node.attrs?.['locked'] === true,
  );
