import type { ReactNode } from 'react';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import { ClosingDrawing, CLOSINGS } from '#content/drawings/closing/closing.tsx';
import { HEROES } from '#content/drawings/heroes/heroes.ts';
import { HeroArt } from '#src/ui/drawings/heroes/picture.tsx';
import { COVERS, GuideCover } from '#content/drawings/playbooks/guide-cover.tsx';
import { Spread, SPREADS } from '#content/drawings/playbooks/spread.tsx';
import { POST_COVERS, coverOf } from '#content/drawings/post-covers.ts';
import { CoverBand, PostCover } from '#src/ui/drawings/post-cover.tsx';
import { BAND_FAMILIES } from '#src/ui/drawings/post-cover-families.ts';
import { Poster, POSTERS } from '#content/drawings/posters/poster.tsx';
import { ProblemArt, PROBLEMS } from '#content/drawings/problems/problem-art.tsx';
import { storyCover, StoryCoverArt } from '#src/ui/drawings/story-cover.tsx';

const keysOf = <Key extends string>(all: Record<Key, unknown>) => Object.keys(all) as Key[];

/** A drawing with its name below it. */
function Drawing({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li>
      {children}
      <p className="note">
        <code>{name}</code>
      </p>
    </li>
  );
}

export function Posters() {
  return (
    <ul className="wrap guide-cells">
      {keysOf(POSTERS).map((name) => (
        <Drawing key={name} name={name}>
          <Poster name={name} />
        </Drawing>
      ))}
    </ul>
  );
}

/** Full width: each has a wide drawing and one for phones. */
export function HeroDrawings() {
  return (
    <ul className="tone-pine guide-band">
      {keysOf(HEROES).map((name) => (
        <li key={name} className="service-hero">
          <p className="wrap note">
            <code>{name}</code>
          </p>
          <HeroArt drawing={HEROES[name]} />
        </li>
      ))}
    </ul>
  );
}

export function Problems() {
  return (
    <ul className="wrap guide-cells">
      {keysOf(PROBLEMS).map((name) => (
        <Drawing key={name} name={name}>
          <ProblemArt name={name} />
        </Drawing>
      ))}
    </ul>
  );
}

export function Closings() {
  return (
    <div className="tone-copper guide-band">
      <ul className="wrap guide-closings guide-cells">
        {keysOf(CLOSINGS).map((name) => (
          <Drawing key={name} name={name}>
            <ClosingDrawing name={name} />
          </Drawing>
        ))}
      </ul>
    </div>
  );
}

/** One cover for each way to draw a story's metrics. */
export function StoryCovers() {
  const kinds = new Map(SUCCESS_STORIES.map(({ measure }) => [measure.kind, measure]));
  return (
    <ul className="wrap guide-cells">
      {[...kinds].map(([kind, measure]) => (
        <Drawing key={kind} name={kind}>
          <StoryCoverArt measure={measure} cover={storyCover(measure)} />
        </Drawing>
      ))}
    </ul>
  );
}

/** Two covers of each category with different seeds, and those of our posts. */
export function PostCovers() {
  const covers = [
    ...[...BAND_FAMILIES, 'AI Enablement'].flatMap((family) =>
      ['one', 'another'].map((seed) => ({ family, seed })),
    ),
    ...Object.keys(POST_COVERS).map((slug) => coverOf(slug, '')),
  ];
  return (
    <ul className="wrap guide-cells">
      {covers.map((cover) => (
        <Drawing key={cover.family + cover.seed} name={`${cover.family}, ${cover.seed}`}>
          <PostCover cover={cover} />
        </Drawing>
      ))}
    </ul>
  );
}

export function CoverBands() {
  return BAND_FAMILIES.map((family) => (
    <div key={family} className="tone-pine guide-band">
      <p className="wrap note">
        <code>{family}</code>
      </p>
      <CoverBand family={family} seed="style guide" />
    </div>
  ));
}

export function GuideDrawings() {
  return (
    <>
      <ul className="wrap guide-cells">
        {keysOf(COVERS).map((name) => (
          <Drawing key={name} name={name}>
            <GuideCover name={name} title="A guide of two words" />
          </Drawing>
        ))}
      </ul>
      <div className="tone-sand guide-band guide-spreads">
        <ul className="wrap guide-pairs">
          {keysOf(SPREADS).map((name) => (
            <Drawing key={name} name={name}>
              <Spread name={name} />
            </Drawing>
          ))}
        </ul>
      </div>
    </>
  );
}
