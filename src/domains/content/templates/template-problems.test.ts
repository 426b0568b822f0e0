import { expect, test } from 'vitest';
import { aTemplate, CITY_TEMPLATE, templateSection } from '#tests/builders/post-template.ts';
import { parseTemplateContent } from './template-content.ts';
import { problemsOfTemplate } from './template-problems.ts';

test('a template that posts could not use is not published', () => {
  const broken = aTemplate(
    [
      templateSection('a', { heading: 'In {town}', minWords: 9, maxWords: 3 }),
      templateSection('b', { heading: ' ' }),
      templateSection('c', { heading: 'in {town}' }),
    ],
    {
      title: '',
      variables: [
        { id: '1', name: 'Big City' },
        { id: '2', name: 'year' },
        { id: '3', name: 'state' },
        { id: '4', name: 'state' },
      ],
      cta: { title: 'Call', text: '', label: '', href: '/x' },
    },
  );
  const found = problemsOfTemplate(broken).map(({ block, field }) =>
    [block, field].join(' ').trim(),
  );
  expect(found).toEqual([
    'a maxWords',
    'b heading',
    'c heading',
    'variables.0.name',
    'variables.1.name',
    'variables.3.name',
    'cta.label',
    'a heading',
    'c heading',
  ]);
});

test('a sound template has no problems', () => {
  const exact = templateSection('exact', { minWords: 5, maxWords: 5 });
  const locked = templateSection('locked', {
    isRequired: true,
    lockedText: [{ kind: 'paragraph', text: 'In {City}.' }],
  });
  const { blocks: _, ...fields } = CITY_TEMPLATE;
  expect(problemsOfTemplate(aTemplate([exact, locked], fields))).toEqual([]);
});

test('warns of a required section that does not say what belongs in it', () => {
  const found = problemsOfTemplate(aTemplate([templateSection('a', { isRequired: true })]));
  expect(found).toMatchObject([{ severity: 'warning', block: 'a', field: 'guidance' }]);
});

test('what could run or not be merged is not stored', () => {
  const refused = (fields: object) => {
    const parsed = parseTemplateContent({ title: 'T', ...fields });
    return parsed.ok ? [] : parsed.problems.map(({ block, field }) => [block, field]);
  };
  const link = [{ kind: 'paragraph', text: [{ text: 'x', href: 'javascript:alert(1)' }] }];
  expect(refused({ blocks: [templateSection('a', { lockedText: link })] })).toEqual([
    ['a', 'lockedText.0.text.0.href'],
  ]);
  expect(refused({ cta: { href: 'javascript:alert(1)' } })).toEqual([[undefined, 'cta.href']]);
  expect(refused({ blocks: [templateSection('a', { minWords: 'x' })] })).toEqual([
    ['a', 'minWords'],
  ]);
  expect(refused({ blocks: [templateSection('a'), templateSection('a')] })).toEqual([['a', 'id']]);
  expect(refused({ variables: [{ id: 'a' }, { id: 'a' }] })).toEqual([[undefined, 'variables']]);
});
