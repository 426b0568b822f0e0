import { z } from 'zod';

/** One rule of robots.txt that the team adds to ours. */
export const robotsRule = z.object({
  /** product token of a crawler (RFC 9309, 2.2.1), or `*` */
  agent: z
    .string()
    .trim()
    .regex(/^(?:\*|[A-Za-z_-]{1,60})$/, 'A crawler is named by letters, _ and -, or by * for all.'),
  rule: z.literal(['allow', 'disallow'], 'Choose Allow or Disallow.'),
  /** `*` stands for any characters, `$` at the end for the end of the address */
  path: z
    .string()
    .trim()
    .max(300, 'At most 300 characters.')
    .regex(/^\/[!-"$-~]*$/, 'A path begins with / and has neither spaces nor #.'),
});

export type RobotsRule = z.infer<typeof robotsRule>;

/**
 * Whether a crawler may read an address: the longest rule that matches decides, and `allow` where two are equally long
 * (RFC 9309, 2.2.2). A crawler without rules of its own follows those for `*`.
 * @param path encoded, with its query
 */
export function applyRobots(
  rules: readonly RobotsRule[],
  agent: string,
  path: string,
): { isAllowed: boolean; by: RobotsRule | undefined } {
  const own = rules.filter((rule) => rule.agent.toLowerCase() === agent.toLowerCase());
  const applying = own.length > 0 ? own : rules.filter((rule) => rule.agent === '*');
  let by: RobotsRule | undefined;
  for (const rule of applying) {
    if (!matches(rule.path, path)) continue;
    const isLonger = rule.path.length > (by?.path.length ?? -1);
    const isTieForAllow = rule.path.length === by?.path.length && rule.rule === 'allow';
    if (isLonger || isTieForAllow) by = rule;
  }
  return { isAllowed: by?.rule !== 'disallow', by };
}

/** Without a regular expression, since a rule with many `*` would make one take exponential time. */
function matches(pattern: string, path: string) {
  const isEnd = pattern.endsWith('$');
  const [start = '', ...rest] = decoded(isEnd ? pattern.slice(0, -1) : pattern).split('*');
  const text = decoded(path);
  if (!text.startsWith(start)) return false;
  let at = start.length;
  const last = rest.at(-1);
  for (const part of isEnd ? rest.slice(0, -1) : rest) {
    const found = text.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  if (!isEnd) return true;
  return last === undefined
    ? at === text.length
    : text.length - last.length >= at && text.endsWith(last);
}

/** Rules and addresses may spell the same character in different ways. */
const decoded = (text: string) =>
  text.replaceAll(/%[\da-f]{2}/gi, (octet) => octet.toUpperCase()).replaceAll('%7E', '~');

/** Addresses that the rules close to a crawler that may read them otherwise. */
export const blockedBy = (
  rules: readonly RobotsRule[],
  paths: readonly string[],
): { path: string; agent: string; by: RobotsRule }[] =>
  [...new Set(rules.map(({ agent }) => agent))].flatMap((agent) =>
    paths.flatMap((path) => {
      const { isAllowed, by } = applyRobots(rules, agent, path);
      return isAllowed || !by ? [] : [{ path, agent, by }];
    }),
  );
