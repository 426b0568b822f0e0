import { expect, test } from 'vitest';
import { parseSectionContent } from './section-content.ts';
import { blocksOfSection } from './shared-section.ts';

const FAQ = { id: 'faq', type: 'faq', props: { title: 'Questions' } };

test('a section of sections is stored', () => {
  const content = { title: 'Proof', blocks: [FAQ], other: 1 };
  expect(parseSectionContent(content)).toEqual({ ok: true, content });
  expect(parseSectionContent({})).toEqual({ ok: true, content: { title: '', blocks: [] } });
});

test('a shared section in a shared section is refused with its place', () => {
  const nested = { id: 'in', type: 'shared-section', props: { section: 'any' } };
  expect(parseSectionContent({ title: 'Proof', blocks: [FAQ, nested] })).toEqual({
    ok: false,
    problems: [
      {
        field: '',
        block: 'in',
        message: expect.stringMatching(/^A shared section cannot contain another one\./) as string,
      },
    ],
  });
});

test.each([
  [{ title: 7 }, 'title'],
  [{ title: '', blocks: {} }, 'blocks'],
  [{ title: '', blocks: [{ ...FAQ, id: 'a b' }] }, 'id'],
  [{ title: '', blocks: [FAQ, FAQ] }, 'id'],
])('content of a wrong shape is refused: %j', (content, field) => {
  const parsed = parseSectionContent(content);
  expect(!parsed.ok && parsed.problems.map((problem) => problem.field)).toEqual([field]);
});

test('hidden sections and unknown fields are not public', () => {
  const hidden = { ...FAQ, id: 'hidden', hidden: true };
  const content = { title: 'Proof', blocks: [{ ...FAQ, hidden: false, note: 1 }, hidden] };
  expect(blocksOfSection(content)).toEqual([FAQ]);
});
