import { nameOf, readableName } from '#src/domains/documents/history/name-of-field.ts';
import {
  type CheckedRoute,
  type CheckedSite,
  type PageChecks,
  type SiteRules,
  isDocument,
} from '#src/domains/seo/findings/checked-site.ts';
import { HOME_PATH } from '#src/domains/site-map/paths.ts';
import { CATALOGUE } from './catalogue.ts';
import type { CheckedDocument } from './checked-document.ts';
import { DOCUMENT_RULES, ROUTE_RULES, SITE_RULES } from './all-rules.ts';
import { type Finding, type Found, found } from './finding.ts';
import type { DocumentRule } from './rule.ts';
import type { SiteFacts } from './site-facts.ts';
import { z } from 'zod';
import type { BodyNode } from '#src/domains/content/body/post-body.ts';
import { paragraphsOf } from '#src/domains/content/body/paragraphs-of.ts';
import { POST_NODE_SCHEMAS, hasFields } from '#src/domains/content/body/post-node-fields.ts';
import { POST_NODES } from '#src/domains/content/body/post-nodes.ts';

/** Runs a rule. One that throws is a finding itself, so that it takes nothing from the others. */
function attempt(rule: string, find: () => Found[]): Found[] {
  try {
    return find();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `Report a fault of the site: the check “${rule}” failed (${reason}).`;
    return [found('check-failed', message, { key: rule })];
  }
}

/** Findings that say the same of one place: the schema of a block repeats what a check says better. */
const GENERAL: ReadonlySet<string> = new Set(['required-texts', 'section-fields']);

/** Runs every check on a working copy. What blocks comes first; otherwise in the order of the document. */
export function runChecks(
  document: CheckedDocument,
  site: SiteFacts,
  rules: Readonly<Record<string, DocumentRule>> = DOCUMENT_RULES,
): Finding[] {
  const findings = Object.entries(rules)
    .flatMap(([name, rule]) => attempt(name, () => rule(document, site)))
    .map((each) => present(each, document, site));
  const isRepeated = ({ check, block, field }: Finding) =>
    GENERAL.has(check) &&
    findings.some(
      (other) =>
        !GENERAL.has(other.check) &&
        other.severity === 'error' &&
        other.block === block &&
        other.field === field,
    );
  const positions = new Map(document.blocks.map(({ id }, at) => [id, at + 1]));
  // Fields of the document come before its blocks.
  const orderOf = ({ block = '' }: Finding) => positions.get(block) ?? 0;
  return findings
    .filter((finding) => !isRepeated(finding))
    .toSorted(
      (one, other) =>
        Number(other.severity === 'error') - Number(one.severity === 'error') ||
        orderOf(one) - orderOf(other),
    );
}

function present(
  { check, message, field = '', block }: Found,
  { blocks, post }: CheckedDocument,
  { labels }: SiteFacts,
): Finding {
  // A section that is gone still is a section.
  const type =
    block === undefined ? undefined : (blocks.find(({ id }) => id === block)?.type ?? '');
  return {
    check,
    severity: CATALOGUE[check].severity,
    message,
    field,
    ...(block !== undefined && { block }),
    place:
      post && field.startsWith('body.')
        ? placeInText(field, post.body)
        : nameOf(field, type, labels),
  };
}

/** Runs all checks of a single route. */
export const checkRoute = (route: CheckedRoute, rules: SiteRules, all = ROUTE_RULES): Found[] =>
  isDocument(route)
    ? Object.entries(all).flatMap(([id, rule]) => attempt(id, () => rule(route, rules)))
    : [];

/** The checks of public pages; see the port. */
export const PAGE_RULES: PageChecks = {
  routeChecks: [...Object.keys(ROUTE_RULES), 'check-failed'],
  ofRoute: checkRoute,
  siteChecks: Object.keys(SITE_RULES),
  ofSite: (check, site: CheckedSite) =>
    attempt(check, () => SITE_RULES[check]!(site)).map((each) => ({
      path: HOME_PATH,
      ...each,
    })),
};

const MAX_WORDS = 5;

/**
 * Names a place in the text of a post as its editor does: by the first words of a paragraph, 'Text: “A lead waits for two…”', or by
 * the field of a block, 'Call to action: Headline'.
 * @param field path of a node, such as `body.content.3`, or of an attribute
 */
export function placeInText(field: string, body: BodyNode): string {
  const [path = '', attribute] = field.split('.attrs.');
  const node = nodeAt(body, path);
  if (attribute !== undefined && node)
    return `${blockName(node)}: ${labelOf(node, attribute.split('.')[0]!)}`;
  const found = paragraphsOf(body).find(
    (paragraph) => field === paragraph.field || field.startsWith(`${paragraph.field}.`),
  );
  if (!found) return 'Text';
  const words = found.text.split(/\s+/);
  return `Text: “${words.slice(0, MAX_WORDS).join(' ')}${words.length > MAX_WORDS ? '…' : ''}”`;
}

const nodeAt = (body: BodyNode, path: string): BodyNode | undefined =>
  [...path.matchAll(/\.content\.(\d+)/g)].reduce<BodyNode | undefined>(
    (node, [, index]) => node?.content?.[Number(index)],
    body,
  );

const blockName = ({ type }: BodyNode) =>
  POST_NODES.find((kind) => kind.type === type)?.name ?? readableName(type);

/** The label that the form of the block gives to a field. */
function labelOf({ type }: BodyNode, attribute: string) {
  if (!hasFields(type)) return readableName(attribute);
  const { properties = {} } = z.toJSONSchema(POST_NODE_SCHEMAS[type], {
    io: 'input',
    unrepresentable: 'any',
  }) as { properties?: Record<string, { title?: string }> };
  return properties[attribute]?.title ?? readableName(attribute);
}
