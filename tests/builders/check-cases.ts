import { readBlock } from '#src/blocks/read-block.server.tsx';
import type { PathFacts, SectionFacts, SiteFacts } from '#src/domains/checks/site-facts.ts';
import {
  type CheckCase,
  cta,
  describe,
  FAQ,
  HERO,
  HREF,
  pageCase,
  PAGE,
  paragraph,
  picture,
  POST,
  SHARED,
  SITE,
  withLink,
  withShared,
} from './check-fixtures.ts';
import { readCases } from './read-cases.ts';
import { aTemplate, paragraph as lockable, slotHeading, templateSection } from './post-template.ts';

type Json = Record<string, any>; // oxlint-disable-line typescript/no-explicit-any -- as in the file

interface Cases {
  /** what is found, such as `blocks address`, and where, by name of the case */
  violates: Record<string, [finding: string, place: string, given: CheckCase]>;
  passes: CheckCase[];
}

const TEMPLATE = aTemplate(
  [
    templateSection('why', { isRequired: true, minWords: 2, maxWords: 4 }),
    templateSection('extra'),
    templateSection('legal', { lockedText: [{ kind: 'paragraph', text: 'Ask us first.' }] }),
  ],
  { variables: [{ id: 'city', name: 'city' }] },
);
const LEGAL = [slotHeading('legal'), lockable('Ask us first.', { locked: true })];
const BLOCKS = { HERO, FAQ, SHARED };

function blockOf(written: string | Json) {
  if (typeof written === 'string') return BLOCKS[written as keyof typeof BLOCKS];
  const [[name, id]] = Object.entries(written) as [[string, string]];
  if (name === 'cta') return cta(written['cta']);
  const like = BLOCKS[name as keyof typeof BLOCKS];
  if (!like) return written as typeof FAQ;
  const { [name]: _, ...props } = written;
  return { ...like, id, props: { ...like.props, ...props } };
}

/** Nodes of a body: a text is a paragraph. */
function nodesOf(written: string | Json): object[] {
  if (written === 'LEGAL') return LEGAL;
  if (typeof written === 'string') return [paragraph(written)];
  const { p, href, img, slot, locked, ...node } = written;
  if (p !== undefined) return [paragraph(p, href)];
  if (img !== undefined) return [{ type: 'image', attrs: { src: img, ...node } }];
  if (slot !== undefined) return [slotHeading(slot)];
  if (locked !== undefined) return [lockable(locked, { locked: true })];
  const [name, text] = Object.entries(node)[0]!;
  if (!/^h\d$/.test(name)) return [node];
  const content = text === '' ? [] : [{ type: 'text', text }];
  return [{ type: 'heading', attrs: { level: Number(name[1]) }, content }];
}

const bodyOf = (written: (string | Json)[]) => ({ type: 'doc', content: written.flatMap(nodesOf) });

/** Such as `redirects /new` or `hidden draft`. */
function pathFacts(written: string): PathFacts {
  const [type, more] = written.split(' ');
  const publishAt = more === 'scheduled' ? new Date('2026-12-01T09:00:00Z') : null;
  const facts = { type, to: more, state: more, title: 'Other', publishAt };
  return facts as unknown as PathFacts;
}

function siteOf({ site = {}, paths = {}, from, says }: Json): SiteFacts {
  const { anchors = {}, guidance = [], media = true, ...plain } = site;
  return {
    ...SITE,
    ...(from && { postTemplate: TEMPLATE }),
    ...(says !== undefined && { guidance: new Set(['[City]', '[What they get]']) }),
    ...(guidance.length > 0 && { guidance: new Set(guidance) }),
    ...plain,
    ...('postTemplate' in plain && { postTemplate: plain.postTemplate ? TEMPLATE : undefined }),
    ...(media === null && { media: undefined }),
    anchors: new Map(
      Object.entries(anchors as Json).map(([path, ids]) => [path, new Set<string>(ids)]),
    ),
    paths: new Map([
      ...SITE.paths,
      ...Object.entries(paths as Json).map(([path, facts]) => [path, pathFacts(facts)] as const),
    ]),
  };
}

function contentOf({ post, body, from, page, seo, says, sections = [], ...one }: Json) {
  if (from) {
    const template = { id: 'template', version: 1, values: {} };
    return { kind: 'post', content: { ...POST, body: bodyOf(from), template } } as const;
  }
  if (body) return { kind: 'post', content: { ...POST, body: bodyOf(body) } } as const;
  if (post) return { kind: 'post', content: { ...POST, ...post } } as const;
  const added = [
    ...sections.map(blockOf),
    ...(one['faq'] ? [blockOf({ FAQ: 'faq', ...one['faq'] })] : []),
    ...(one['cta'] ? [cta(one['cta'])] : []),
    ...(one['picture'] ? [picture(one['picture'])] : []),
    ...(says !== undefined
      ? [{ ...cta({ label: 'Book', href: '/book-audit' }), props: { title: 'Go', text: says } }]
      : []),
  ];
  const content = {
    ...PAGE,
    ...(added.length > 0 && { blocks: [HERO, ...added] }),
    ...page,
    ...(page?.blocks && { blocks: page.blocks.map(blockOf) }),
    ...(seo && { seo: { ...(PAGE['seo'] as object), ...seo } }),
  };
  return { kind: 'page', content } as const;
}

function caseOf(given: Json): CheckCase {
  const site = siteOf(given);
  if (given['link']) return withLink(given['link'], site, given['text']);
  if ('shared' in given) {
    const { publishAt, blocks = [], ...facts } = given['shared'] ?? {};
    const known = {
      ...facts,
      ...(publishAt && { publishAt: new Date(publishAt) }),
      ...(blocks === null && { blocks: undefined }),
    } as Partial<SectionFacts>;
    return withShared(
      given['shared'] ? known : undefined,
      ...(given['sections'] ?? []).map(blockOf),
    );
  }
  if (given['template']) {
    const sections = given['template'].map((props: Json) => templateSection('a', props));
    return { document: describe({ kind: 'template', content: aTemplate(sections) }), site };
  }
  if (given['failing']) {
    const read: typeof readBlock = (id, type, props) => {
      const facts = readBlock(id, type, props);
      return facts && id === given['failing'] ? { ...facts, html: undefined } : facts;
    };
    return { ...pageCase(), document: describe({ kind: 'page', content: PAGE }, read) };
  }
  return { document: describe({ ...contentOf(given), ...given['life'] }), site };
}

const written = readCases('checks/documents.yaml') as Record<string, Json>;

/** Cases of the checks of working copies, from `tests/cases/checks/documents.yaml`. */
export const CASES: Record<string, Cases> = Object.fromEntries(
  Object.entries(written).map(([check, { passes, ...violates }]) => [
    check,
    {
      violates: Object.fromEntries(
        Object.entries(violates).map(([name, { blocks, warns, at = HREF, ...given }]) => [
          name,
          [
            blocks ? `blocks ${blocks}` : `warns ${warns}`,
            at.includes(' ') ? at : ` ${at}`,
            caseOf(given),
          ],
        ]),
      ),
      passes: passes.map(caseOf),
    },
  ]),
);
