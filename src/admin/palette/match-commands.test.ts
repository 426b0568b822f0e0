import { expect, test } from 'vitest';
import { matchByKeyword, matchCommands, matchScore, narrowGroups } from './match-commands.ts';

test.each([
  ['lead', 'Leads', 3],
  ['new po', 'New post', 3],
  ['post new', 'New post', 2],
  ['ridge', 'Redfield Ridgeline', 2],
  ['strategy', '/services/crm-strategy', 2],
  ['eads', 'Leads', 0],
  ['lead post', 'Leads', 0],
])('%s in %s scores %i', (q, title, score) => {
  expect(matchScore(q, title)).toBe(score);
});

test('keywords count less than the title', () => {
  expect(matchScore('blog', 'New post', 'blog article')).toBe(1);
});

test('lists the best first and keeps the order of equals', () => {
  const commands = [
    { id: '1', title: 'Media', keywords: 'post pictures' },
    { id: '2', title: 'New post' },
    { id: '3', title: 'Posts' },
    { id: '4', title: 'All posts' },
  ];
  expect(matchCommands('post', commands, 3).map(({ id }) => id)).toEqual(['3', '2', '4']);
  expect(matchCommands('', commands, 9).map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
  expect(matchByKeyword('post', commands, 9).map(({ id }) => id)).toEqual(['1']);
  expect(matchByKeyword('', commands, 9)).toEqual([]);
});

test('narrows earlier results to those that fit the longer text', () => {
  const item = (title: string, hint: string) => ({ id: title, title, hint, to: '/' });
  const groups = [
    { label: 'Leads', items: [item('Dana Whitfield', 'Ridgeline'), item('Dan Lind', 'Acme')] },
    { label: 'Media', items: [item('dan.svg', 'Logos')] },
  ];
  expect(narrowGroups('dana', groups)).toEqual([
    { label: 'Leads', items: [item('Dana Whitfield', 'Ridgeline')] },
  ]);
});
