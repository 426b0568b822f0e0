import type { ReactNode } from 'react';
import type { RouterContextProvider } from 'react-router';
import { SAMPLE_GROUPS } from '#content/styleguide/index.ts';
import type { Sample } from '#content/styleguide/sample.ts';
import { PageHero } from '#src/blocks/page-hero/page-hero.view.tsx';
import { BLOCKS } from '#src/blocks/registry.ts';
import type { BlockType } from '#src/blocks/schemas.ts';
import { renderMarkup } from '#src/ui/render-markup.server.ts';
import baseCss from '#src/ui/styles/base.css?raw';
import buttonsCss from '#src/ui/styles/buttons.css?raw';
import formsCss from '#src/ui/styles/forms.css?raw';
import { ChapterHead } from './chapter-head.tsx';
import { describeProps, type PropLine } from './describe-props.ts';
import { FOUNDATIONS } from './foundations.tsx';
import { findRenamings, type Renaming } from '#src/domains/content/frame/replace-names.ts';
import { servicesContext } from '#src/services.server.ts';
import { renderSample } from './render-sample.server.ts';
import { forcedStates } from './style-facts.ts';
import guideCss from './styleguide.css?inline';

type Context = Readonly<RouterContextProvider>;

interface Chapter {
  group: string;
  type: BlockType;
  samples: readonly Sample[];
}

const CHAPTERS: readonly Chapter[] = SAMPLE_GROUPS.flatMap(({ title, samples }) =>
  Object.entries(samples as Record<BlockType, readonly Sample[]>).map(([type, each]) => ({
    group: title,
    type: type as BlockType,
    samples: each,
  })),
);

/** The styles of the guide, inlined in its markup so that no other page loads them. */
const STYLE = `${guideCss}\n@layer components {\n${[baseCss, buttonsCss, formsCss].map(forcedStates).join('\n')}\n}`;

/** Markup of the whole style guide: table of contents, foundations, and each block with its samples. */
export async function renderStyleguide(context: Context): Promise<string> {
  const start = [
    <Opening key="opening" />,
    ...FOUNDATIONS.map(({ id, title, text, view }) => (
      <div key={id} className="guide-chapter">
        <ChapterHead id={id} title={title} text={text} />
        {view}
      </div>
    )),
  ];
  const { frame, documentLookups } = context.get(servicesContext);
  const renamings = await findRenamings(frame, documentLookups);
  const blocks = await Promise.all(
    CHAPTERS.map((chapter) => renderChapter(chapter, context, renamings)),
  );
  // Titles and meta tags of samples would apply to this page.
  return renderMarkup([start, blocks]).replaceAll(/<title>.*?<\/title>|<meta [^>]*>/g, '');
}

function Opening() {
  const count = CHAPTERS.reduce((sum, { samples }) => sum + samples.length, 0);
  const groups = Map.groupBy(CHAPTERS, ({ group }) => group);
  return (
    <>
      <PageHero
        id="top"
        label="Style guide"
        title={'Every part,\nevery state'}
        lead={`${CHAPTERS.length} blocks in ${count} samples: as on a page, with the least and the most content, on every tone. The foundations come first.`}
        tone="pine"
      />
      {/* Not before the hero: the first element of a page gets the padding for the header. */}
      <style>{STYLE}</style>
      <Contents
        groups={[
          {
            title: 'Foundations',
            entries: FOUNDATIONS.map(({ id, title }) => ({ id, label: title })),
          },
          ...[...groups].map(([title, chapters]) => ({
            title,
            entries: chapters.map(({ type, samples }) => ({
              id: `block-${type}`,
              label: type,
              count: samples.length,
            })),
          })),
        ]}
      />
    </>
  );
}

/** Head and samples of a block. */
async function renderChapter(
  { type, samples }: Chapter,
  context: Context,
  renamings: readonly Renaming[],
): Promise<ReactNode> {
  const exhibits = samples.map(async (sample, index) => {
    const id = `${type}-${index + 1}`;
    const html = await renderSample(id, type, sample, context, renamings);
    return html ? <Exhibit key={id} id={`show-${id}`} label={sample.label} html={html} /> : null;
  });
  return [<BlockHead key={type} type={type} count={samples.length} />, await Promise.all(exhibits)];
}

function BlockHead({ type, count }: { type: BlockType; count: number }) {
  return (
    <ChapterHead
      id={`block-${type}`}
      title={type}
      text={`${count === 1 ? 'One sample' : `${count} samples`} below.`}
    >
      <PropsTable block={type} lines={describeProps(BLOCKS[type].schema)} />
    </ChapterHead>
  );
}

interface ContentsGroup {
  title: string;
  entries: readonly { id: string; label: string; count?: number }[];
}

/** The table of contents, in groups. */
function Contents({ groups }: { groups: readonly ContentsGroup[] }) {
  return (
    <nav className="wrap guide-contents" aria-label="Style guide" id="contents">
      {groups.map(({ title, entries }) => (
        <section key={title} className="hairline">
          <h2 className="h4">{title}</h2>
          <ul>
            {entries.map(({ id, label, count }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  {label}
                  {count ? <span className="note"> {count}</span> : null}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

interface ExhibitProps {
  /** its anchor */
  id: string;
  label: string;
  /** markup */
  html: string;
}

/** A full-width sample under its label. The label is no heading, since samples contain headings. */
const Exhibit = ({ id, label, html }: ExhibitProps) => (
  <figure className="guide-exhibit" id={id}>
    <figcaption className="wrap">
      <a href={`#${id}`}>{label}</a>
    </figcaption>
    {/* oxlint-disable-next-line react/no-danger -- our own markup */}
    <div className="guide-stage" dangerouslySetInnerHTML={{ __html: html }} />
  </figure>
);

/** The props of a block. Props of list items are indented below the list. */
function PropsTable({ block, lines }: { block: string; lines: readonly PropLine[] }) {
  return (
    <table className="guide-props">
      <caption className="sr-only">Props of {block}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Prop</th>
          <th scope="col">Takes</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, isRequired, takes, depth }, index) => (
          <tr key={index}>
            <th scope="row" style={{ paddingLeft: `${depth * 1.25}rem` }}>
              <code>{name}</code>
              {isRequired ? null : <span className="note"> optional</span>}
            </th>
            <td>{takes}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
