import { type FormResult, refuseForm } from '#src/admin/kit/form/form-result.ts';
import { readSitemap } from '#src/domains/seo/machine-file.ts';
import { robotsRules } from '#src/domains/seo/robots.ts';
import {
  blockedBy,
  type RobotsRule,
  robotsRule,
} from '#src/domains/seo/site-settings/robots-rule.ts';
import { isSame, siteSettingsSchema } from '#src/domains/seo/site-settings/site-settings.ts';
import type { Services } from '#src/services.server.ts';

/** A refusal of a rule, with the addresses of the sitemap that it would close. */
export type RobotsRefusal = FormResult & { blocked?: { total: number; shown: string[] } };

const SHOWN = 50;

type RobotsServices = Pick<Services, 'siteSettings' | 'fetchPage'>;

/** Adds a rule to robots.txt. One that closes an address of the sitemap has to be confirmed. */
export async function addRobotsRule(
  services: RobotsServices,
  fields: Readonly<Record<string, string>>,
  by: { id: string; name: string },
): Promise<RobotsRefusal | undefined> {
  const parsed = robotsRule.safeParse({
    agent: fields['agent'],
    rule: fields['rule'],
    path: fields['path'],
  });
  if (!parsed.success)
    return refuseForm(fields, {
      errors: Object.fromEntries(
        parsed.error.issues.map(({ path, message }) => [String(path[0]), message]),
      ),
    });
  const { robots } = await services.siteSettings.read();
  const rules = [...robots, parsed.data];
  if (robots.some((rule) => isSame(rule, parsed.data)))
    return refuseForm(fields, { errors: { path: 'This rule is there already.' } });
  const all = siteSettingsSchema.shape.robots.safeParse(rules);
  if (!all.success) return refuseForm(fields, { message: all.error.issues[0]!.message });
  if (fields['confirm'] !== 'yes') {
    const blocked = await newlyBlocked(services, robots, rules);
    if (blocked === undefined)
      return refuseForm(fields, {
        message:
          'The sitemap could not be read, so it is not known what the rule would close. Try again in a moment.',
      });
    const [total, shown] = [blocked.length, blocked.slice(0, SHOWN)];
    if (total > 0) return { ...refuseForm(fields, { errors: {} }), blocked: { total, shown } };
  }
  await services.siteSettings.save({ id: crypto.randomUUID(), changes: { robots: rules } }, by);
  return undefined;
}

/** Removes the rule. @returns false if it is gone */
export async function removeRobotsRule(
  { siteSettings }: Pick<Services, 'siteSettings'>,
  fields: Readonly<Record<string, string>>,
  by: { id: string; name: string },
): Promise<boolean> {
  const { agent, rule, path } = fields;
  const { robots } = await siteSettings.read();
  const rest = robots.filter((each) => !isSame(each, { agent, rule, path }));
  if (rest.length === robots.length) return false;
  const changes = { robots: rest.length > 0 ? rest : null };
  return (await siteSettings.save({ id: crypto.randomUUID(), changes }, by)) === 'saved';
}

/** Stand for what pages load: without it, search engines see a page as broken (Google: do not block CSS, scripts, pictures). */
const PAGE_FILES = ['/assets/', '/media/'];

/** Addresses of the sitemap and of the files of pages that no rule closes now, by crawler; undefined if the sitemap cannot be read. */
async function newlyBlocked(
  services: RobotsServices,
  before: readonly RobotsRule[],
  after: readonly RobotsRule[],
): Promise<string[] | undefined> {
  const listed = await readSitemap(services.fetchPage).catch(() => undefined);
  if (!listed) return undefined;
  const closed = (rules: readonly RobotsRule[]) =>
    blockedBy(robotsRules(rules), [...listed, ...PAGE_FILES]).map(({ path, agent }) =>
      agent === '*' ? path : `${path} (${agent})`,
    );
  const already = new Set(closed(before));
  return closed(after).filter((address) => !already.has(address));
}
