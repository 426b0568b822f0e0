import { expect, test } from 'vitest';
import {
  parseTemplateContent,
  templateOf,
} from '#src/domains/content/templates/template-content.ts';
import { problemsOfTemplate } from '#src/domains/content/templates/template-problems.ts';
import { POST_TEMPLATES } from './index.ts';

test.each(POST_TEMPLATES)('$content.title can be stored and published as it is', ({ content }) => {
  expect(parseTemplateContent(content)).toMatchObject({ ok: true });
  expect(problemsOfTemplate(templateOf(content))).toEqual([]);
});

test('each has an id of its own', () => {
  expect(new Set(POST_TEMPLATES.map(({ id }) => id)).size).toBe(POST_TEMPLATES.length);
});
