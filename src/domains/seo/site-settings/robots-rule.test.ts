import { expect, test } from 'vitest';
import { robots } from '#src/domains/seo/robots.ts';
import { blockedBy, applyRobots, type RobotsRule, robotsRule } from './robots-rule.ts';

const disallow = (path: string, agent = '*'): RobotsRule => ({ agent, rule: 'disallow', path });
const allow = (path: string, agent = '*'): RobotsRule => ({ agent, rule: 'allow', path });

/** Examples of RFC 9309, 2.2.2, 2.2.3 and 5.2, and of Google's description of the format. */
test.each([
  [[disallow('/')], '/services', false],
  [[disallow('/fish')], '/fish/salmon.html', false],
  [[disallow('/fish')], '/Fish', true],
  [[disallow('/fish/')], '/fish', true],
  [[disallow('/*.gif$')], '/path/file.gif', false],
  [[disallow('/*.gif$')], '/path/file.gif?size=2', true],
  [[disallow('/a*b*c$')], '/a-b-c-c', false],
  [[disallow('/a*b$')], '/a', true],
  [[disallow('/$')], '/', false],
  [[disallow('/$')], '/a', true],
  [[disallow('/example/page/disallowed.gif'), allow('/example/page/')], '/example/page/a', true],
  [
    [disallow('/example/page/disallowed.gif'), allow('/example/page/')],
    '/example/page/disallowed.gif',
    false,
  ],
  [[allow('/p'), disallow('/')], '/page', true],
  [[disallow('/folder'), allow('/folder')], '/folder/page', true],
  [[disallow('/caf%c3%a9')], '/caf%C3%A9', false],
])('%j: %s is crawled: %j', (rules, path, isAllowed) => {
  expect(applyRobots(rules, 'ExampleBot', path).isAllowed).toBe(isAllowed);
});

test('a crawler with rules of its own ignores those for all', () => {
  const rules = [disallow('/'), disallow('/private', 'ExampleBot')];
  expect(applyRobots(rules, 'examplebot', '/about').isAllowed).toBe(true);
  expect(applyRobots(rules, 'examplebot', '/private').isAllowed).toBe(false);
  expect(applyRobots(rules, 'OtherBot', '/about').isAllowed).toBe(false);
});

test('many wildcards take no more time than few', () => {
  const path = `/${'a'.repeat(200)}`;
  expect(applyRobots([disallow(`/${'*a'.repeat(140)}b`)], '*', path).isAllowed).toBe(true);
});

test('names each address that a rule closes, and the rule', () => {
  const rules = [disallow('/services'), allow('/services/crm'), disallow('/x', 'GPTBot')];
  expect(blockedBy(rules, ['/services/crm', '/services/ai', '/about'])).toEqual([
    { path: '/services/ai', agent: '*', by: rules[0] },
  ]);
});

test.each([
  disallow('/a b'),
  disallow('a'),
  disallow('/a#b'),
  disallow('/a\nSitemap: https://elsewhere.example'),
  disallow('/', 'Bot 1'),
  disallow('/', 'Bot\nAllow'),
])('rejects %j', (rule) => {
  expect(robotsRule.safeParse(rule).success).toBe(false);
});

test('robots.txt repeats the rules for all under each crawler that has its own', () => {
  const text = robots('https://cadron.example', true, [disallow('/archive', 'GPTBot')]);
  const [all, own] = text.split('\n\n');
  expect(own?.split('\n')).toEqual([
    'User-agent: GPTBot',
    ...all!.split('\n').slice(1),
    'Disallow: /archive',
  ]);
});
