import { pageOfContent, parsePageContent } from '#src/domains/content/pages/page-content.ts';
import { hasNode, paragraphsOf } from '#src/domains/content/body/paragraphs-of.ts';
import { blocksOfSection } from '#src/domains/content/sections/shared-section.ts';
import {
  parseStoryContent,
  problemsOfStory,
  storyOfContent,
} from '#src/domains/content/stories/story-content.ts';
import { searchTextsOf } from '#src/domains/content/stories/success-story.ts';
import {
  addressesOfFrame,
  frameOf,
  parseFrame,
  problemsOfFrame,
} from '#src/domains/content/frame/site-frame.ts';
import { categoryOf } from '#src/domains/content/posts/post.ts';
import { postTemplateOf } from '#src/domains/content/templates/post-template-of.ts';
import { templateOf } from '#src/domains/content/templates/template-content.ts';
import { parsePostContent, postOfContent } from '#src/domains/content/posts/post-content.ts';
import { countWords } from '#src/domains/content/body/post-body.ts';
import { type DocumentContent, type DocumentKind } from '#src/domains/documents/document.ts';
import type { ParsedContent } from '#src/domains/documents/document-adapter.ts';
import { postPath, storyPath } from '#src/domains/site-map/paths.ts';
import type { ReadBlock } from './block-port.ts';
import type { CheckedDocument } from './checked-document.ts';
import { describeBlocks, type KnownSections, NOTHING } from './describe-blocks.ts';
import { describeBody } from './describe-body.ts';
import { textAt } from './values-in.ts';

/** A document with its content, as `Documents.find` returns it. */
export interface DescribedDocument {
  id?: string;
  kind: DocumentKind;
  content: DocumentContent;
  builtInPath: string | null;
  /** where it is public now */
  liveAddress: string | null;
  /** facts of the shared sections that it shows; one that is not among them counts as deleted */
  sections?: KnownSections;
}

export interface DescribeRules {
  readBlock: ReadBlock;
  /** adds the name of the site to the title of a post */
  postTitle(title: string): string;
}

/** Collects the facts that checks need from a document's content, valid or not. Pure. */
export function describeDocument(given: DescribedDocument, rules: DescribeRules): CheckedDocument {
  if (given.kind === 'page') return describePage(given, rules);
  if (given.kind === 'post') return describePost(given, rules);
  if (given.kind === 'template') return describeTemplate(given);
  if (given.kind === 'story') return describeStory(given, rules);
  if (given.kind === 'frame') return describeFrame(given);
  return { ...common(given), ...describeBlocks(blocksOfSection(given.content), rules.readBlock) };
}

function describePage(given: DescribedDocument, { readBlock }: DescribeRules): CheckedDocument {
  const page = pageOfContent(readContent(given.content, parsePageContent));
  const typed = textAt(given.content['seo'], 'title');
  return {
    ...common(given),
    ...describeBlocks(page.blocks, readBlock, given.sections),
    path: page.path === '' ? null : page.path,
    addressField: 'path',
    address: page.path,
    seo: {
      title: typed,
      shownTitle: page.seo.title,
      description: page.seo.description,
      canonical: page.seo.canonical,
      noindex: page.seo.noindex ?? false,
    },
  };
}

function describePost(given: DescribedDocument, { postTitle }: DescribeRules): CheckedDocument {
  const post = postOfContent(readContent(given.content, parsePostContent));
  const { seo, slug } = post;
  return {
    ...common(given),
    ...describeBody(post.body),
    path: slug === '' ? null : postPath(slug),
    addressField: 'slug',
    address: slug,
    seo: {
      title: seo?.title ?? '',
      shownTitle: postTitle(seo?.title ?? post.title),
      // Search results show the excerpt if there is no description.
      description: seo?.description ?? post.excerpt ?? '',
      canonical: seo?.canonical,
      noindex: seo?.noindex ?? false,
    },
    post: {
      words: countWords(post.body),
      excerpt: post.excerpt?.trim() ?? '',
      category:
        post.categoryTags.some((tag) => tag.trim() !== '') || seo?.category ? categoryOf(post) : '',
      coverImage: post.coverImage?.trim() ?? '',
      readTime: post.readTime?.trim() ?? '',
      publishedAt: post.publishedAt,
      lastReviewedAt: post.lastReviewedAt,
      hasDownload: hasNode(post.body, 'download'),
      paragraphs: paragraphsOf(post.body),
      body: post.body,
      template: postTemplateOf(given.content),
    },
  };
}

/** Its texts are no text for visitors, so it is not described as one. */
function describeTemplate(given: DescribedDocument): CheckedDocument {
  const template = templateOf(given.content);
  const blocks = template.blocks.map(({ id, type }) => ({ id, type }));
  return { ...common(given), template, blocks };
}

function describeStory(given: DescribedDocument, { postTitle }: DescribeRules): CheckedDocument {
  const content = readContent(given.content, parseStoryContent);
  const story = storyOfContent(content);
  const { slug, picture } = story;
  const shown = searchTextsOf(story);
  const texts = (['title', 'description', 'solution', 'result'] as const).map((field) => ({
    field,
    text: story[field],
  }));
  return {
    ...common(given),
    path: slug === '' ? null : storyPath(slug),
    addressField: 'slug',
    address: slug,
    seo: {
      title: shown.title,
      shownTitle: postTitle(shown.title),
      description: shown.description,
      canonical: undefined,
      noindex: false,
    },
    pictures: picture ? [{ ...picture, isDecorative: false, field: 'picture.src' }] : [],
    texts: [
      ...texts,
      ...story.keyTakeaways.map((text, at) => ({ field: `keyTakeaways.${at}`, text })),
    ],
    // Other checks look at these two.
    blockProblems: problemsOfStory(content)
      .filter(({ field }) => field !== 'title' && field !== 'slug')
      .map((problem) => ({ ...problem, isEmpty: false })),
  };
}

/** Menus and logos: each leads to something that is there. */
function describeFrame(given: DescribedDocument): CheckedDocument {
  const frame = frameOf(readContent(given.content, parseFrame));
  return {
    ...common(given),
    links: addressesOfFrame(frame)
      .filter(({ address }) => address !== '')
      .map(({ address: href, field }) => ({ href, label: '', field })),
    blockProblems: problemsOfFrame(frame).map((problem) => ({ ...problem, isEmpty: false })),
  };
}

/** The content without the fields whose shape is wrong, as another tool may have written them. */
function readContent(
  content: Readonly<Record<string, unknown>>,
  parse: (content: unknown) => ParsedContent,
): DocumentContent {
  const parsed = parse(content);
  if (parsed.ok) return parsed.content;
  const wrong = new Set(
    parsed.problems.map(({ block, field }) => (block ? 'blocks' : field.split('.')[0])),
  );
  const rest = Object.entries(content).filter(([name]) => !wrong.has(name));
  if (rest.length === Object.keys(content).length) throw new Error(parsed.problems[0]?.message);
  return readContent(Object.fromEntries(rest), parse);
}

const common = ({
  id,
  kind,
  content,
  builtInPath,
  liveAddress,
}: DescribedDocument): CheckedDocument => ({
  kind,
  id,
  path: null,
  builtInPath,
  liveAddress,
  addressField: '',
  address: '',
  title: textAt(content, 'title'),
  seo: { title: '', shownTitle: '', description: '', canonical: undefined, noindex: false },
  ...NOTHING,
  post: undefined,
  template: undefined,
});
