import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RouterContextProvider } from 'react-router';
import { SAMPLE_GROUPS } from '#content/styleguide/index.ts';
import type { Sample } from '#content/styleguide/sample.ts';
import { PageHero } from '#src/blocks/page-hero/page-hero.view.tsx';
import { BLOCKS } from '#src/blocks/registry.ts';
import type { BlockType } from '#src/blocks/schemas.ts';
import { provideMarkup } from '#src/ui/static-markup/static-markup.server.ts';
import baseCss from '#src/ui/styles/base.css?raw';
import buttonsCss from '#src/ui/styles/buttons.css?raw';
import formsCss from '#src/ui/styles/forms.css?raw';
import { ChapterHead } from './chapter-head.tsx';
import { Contents } from './contents.tsx';
import { describeProps } from './describe-props.ts';
import { Exhibit } from './exhibit.tsx';
import { FOUNDATIONS } from './foundations.tsx';
import type { Part } from './part.ts';
import { PropsTable } from './props-table.tsx';
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

/** The whole style guide: table of contents, foundations, and each block with its samples. */
export async function styleguideParts(context: Context): Promise<Part[]> {
  const blocks = await Promise.all(CHAPTERS.map((chapter) => blockParts(chapter, context)));
  const start = [
    <Opening key="opening" />,
    ...FOUNDATIONS.map(({ id, title, text, view }) => (
      <div key={id} className="guide-chapter">
        <ChapterHead id={id} title={title} text={text} />
        {view}
      </div>
    )),
  ];
  return [
    staticPart('start', start, context),
    { kind: 'toasts', id: 'toast-buttons' },
    ...blocks.flat(),
  ];
}

function staticPart(id: string, view: ReactNode, context: Context): Part {
  // Titles and meta tags of samples would apply to this page.
  const html = renderToStaticMarkup(view).replaceAll(/<title>.*?<\/title>|<meta [^>]*>/g, '');
  return { kind: 'static', id, html: provideMarkup(context, id, html) };
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

/** Head and samples of a block. Consecutive static samples become one part. */
async function blockParts({ type, samples }: Chapter, context: Context): Promise<Part[]> {
  const parts: Part[] = [];
  let run: ReactNode[] = [<BlockHead key="head" type={type} count={samples.length} />];
  const closeRun = () => {
    if (run.length > 0) parts.push(staticPart(`${type}-run-${parts.length}`, run, context));
    run = [];
  };
  for (const [index, sample] of samples.entries()) {
    const id = `${type}-${index + 1}`;
    const segment = await renderSample(id, type, sample, context);
    if (segment?.kind === 'island') {
      closeRun();
      parts.push({ ...segment, label: sample.label });
    } else if (segment) {
      run.push(<Exhibit key={id} id={`show-${id}`} label={sample.label} html={segment.html} />);
    }
  }
  closeRun();
  return parts;
}

function BlockHead({ type, count }: { type: BlockType; count: number }) {
  const definition: { interactive?: boolean } = BLOCKS[type];
  const rendering = definition.interactive ? 'Hydrated in the browser.' : 'Static markup.';
  return (
    <ChapterHead
      id={`block-${type}`}
      title={type}
      text={`${rendering} ${count === 1 ? 'One sample' : `${count} samples`} below.`}
    >
      <PropsTable block={type} lines={describeProps(BLOCKS[type].schema)} />
    </ChapterHead>
  );
}
