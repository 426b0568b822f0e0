import type { ReactNode } from 'react';

/** Small drawings of what a page starts from: each section as a strip in its place. Decorative: the name stands beside it. */

const WIDTH = 132;
const HEIGHT = 180;
const MARGIN = 10;
const HERO_HEIGHT = 40;
const BANNER_HEIGHT = 15;
const FOOTER_HEIGHT = 12;
/** Of what has no drawing to show: a strip. */
const PLAIN_HEIGHT = 72;
const GAP = 8;
const MAX_STEP = 28;

type Drawing = (top: number) => ReactNode;

const line = (x: number, y: number, width: number, tone = 'text', height = 2) => (
  <rect key={`${x} ${y}`} className={`thumb-${tone}`} x={x} y={y} width={width} height={height} />
);

const lines = (x: number, y: number, widths: readonly number[], tone?: string) =>
  widths.map((width, at) => line(x, y + at * 4, width, tone));

const row = (count: number, draw: (x: number, width: number) => ReactNode) => {
  const gap = 4;
  const width = (WIDTH - 2 * MARGIN - (count - 1) * gap) / count;
  return Array.from({ length: count }, (_, at) => draw(MARGIN + at * (width + gap), width));
};

const hero: Drawing = (y) => (
  <>
    <rect className="thumb-pine" x="0" y={y} width={WIDTH} height={HERO_HEIGHT} />
    {line(MARGIN, y + 9, 52, 'light', 5)}
    {line(MARGIN, y + 17, 40, 'light', 5)}
    {lines(78, y + 9, [42, 36, 40], 'light')}
    <rect className="thumb-copper" x="78" y={y + 24} width="20" height="5" />
  </>
);
/** A hero whose streams of light run under its text. */
const drawnHero: Drawing = (y) => (
  <>
    {hero(y)}
    {[0, 3, 6].map((at) => (
      <path
        key={at}
        className="thumb-stream"
        d={`M0 ${y + 28 + at}C40 ${y + 26 + at} 60 ${y + 36} ${WIDTH} ${y + 34 + at / 3}`}
      />
    ))}
  </>
);
const heading = (y: number) => line(MARGIN, y, 34, 'ink', 3);
const text: Drawing = (y) => (
  <>
    {heading(y)}
    {lines(54, y, [68, 62, 66, 40])}
  </>
);
const list: Drawing = (y) => (
  <>
    {heading(y)}
    {[0, 5, 10].map((at) => (
      <g key={at}>
        {line(54, y + at, 3, 'ink', 3)}
        {line(60, y + at, 58)}
      </g>
    ))}
  </>
);
const cards: Drawing = (y) => (
  <>
    {row(4, (x, width) => (
      <rect key={x} className="thumb-sand" x={x} y={y} width={width} height="14" />
    ))}
  </>
);
const pictures: Drawing = (y) => (
  <>
    {row(3, (x, width) => (
      <g key={x}>
        <rect className="thumb-pine" x={x} y={y} width={width} height="9" />
        {line(x, y + 12, width - 8)}
      </g>
    ))}
  </>
);
const steps: Drawing = (y) => (
  <>
    {row(4, (x, width) => (
      <g key={x}>
        {line(x, y, width, 'ink', 1)}
        {line(x, y + 4, width - 8, 'ink', 3)}
        {line(x, y + 10, width - 2)}
      </g>
    ))}
  </>
);
const table: Drawing = (y) => (
  <>
    {[0, 5, 10].map((at) => (
      <g key={at}>
        {row(3, (x, width) => line(x, y + at, width - 6, at === 0 ? 'ink' : 'text', 3))}
      </g>
    ))}
  </>
);
const questions: Drawing = (y) => (
  <>
    {heading(y)}
    {[0, 5, 10].map((at) => (
      <g key={at}>
        {line(54, y + at, 56, 'ink')}
        {line(117, y + at, 5, 'copper')}
      </g>
    ))}
  </>
);
const quote: Drawing = (y) => (
  <>
    {line(MARGIN, y, 3, 'copper', 13)}
    {lines(18, y, [96, 88], 'ink')}
    {line(18, y + 10, 30)}
  </>
);
const figures: Drawing = (y) => (
  <>
    {row(3, (x, width) => (
      <g key={x}>
        {line(x, y, width / 2, 'copper', 7)}
        {line(x, y + 10, width - 6)}
      </g>
    ))}
  </>
);
const form: Drawing = (y) => (
  <>
    {heading(y)}
    {[0, 5.5].map((at) => (
      <rect key={at} className="thumb-field" x="54.5" y={y + at} width="67" height="4" />
    ))}
    <rect className="thumb-copper" x="54" y={y + 11} width="22" height="4" />
  </>
);
const banner: Drawing = (y) => (
  <>
    <rect className="thumb-copper" x="0" y={y} width={WIDTH} height={BANNER_HEIGHT} />
    {line(MARGIN, y + 5, 46, 'light', 5)}
    <rect className="thumb-light" x="100" y={y + 5} width="22" height="5" />
  </>
);

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  challenges: list,
  solution: list,
  capabilities: cards,
  'why-choose-us': cards,
  'story-cards': pictures,
  'playbook-cards': pictures,
  picture: pictures,
  team: pictures,
  steps,
  plan: steps,
  measures: table,
  'comparison-table': table,
  figures,
  statistics: figures,
  faq: questions,
  testimonial: quote,
  'lead-form': form,
  'survey-form': form,
  'link-list': list,
};

const isHero = (type: string) => type.includes('hero');

/** A page made of sections, from its hero to its footer. Many sections stand closer together. */
export function PageThumbnail({ sections }: { sections: readonly string[] }) {
  const middle = sections.filter((type) => !isHero(type) && type !== 'cta-banner');
  const hasHero = sections.some(isHero);
  const top = hasHero ? HERO_HEIGHT + GAP : GAP;
  const bottom = HEIGHT - FOOTER_HEIGHT - (sections.includes('cta-banner') ? BANNER_HEIGHT : 0);
  const step = Math.min(MAX_STEP, (bottom - top) / Math.max(1, middle.length));
  return (
    <Frame>
      {hasHero ? (sections.includes('service-hero') ? drawnHero(0) : hero(0)) : null}
      {middle.map((type, at) => (
        <g key={at}>{(DRAWINGS[type] ?? text)(top + at * step)}</g>
      ))}
      {sections.includes('cta-banner') ? banner(bottom) : null}
      <rect
        className="thumb-pine"
        x="0"
        y={HEIGHT - FOOTER_HEIGHT}
        width={WIDTH}
        height={FOOTER_HEIGHT}
      />
    </Frame>
  );
}

/** An empty page. */
export const BlankThumbnail = () => (
  <Frame from={48} height={PLAIN_HEIGHT}>
    <path className="thumb-plus" d="M66 72v24M54 84h24" />
  </Frame>
);

/** A page behind its copy. */
export const CopyThumbnail = () => (
  <Frame from={16} height={PLAIN_HEIGHT}>
    <rect className="thumb-field" x="22.5" y="26.5" width="70" height="92" />
    <rect className="thumb-sheet" x="40.5" y="46.5" width="70" height="92" />
    {lines(50, 58, [50, 44, 48, 30])}
    {lines(50, 82, [50, 40, 46, 20])}
  </Frame>
);

interface FrameProps {
  /** what is drawn above is cut off */
  from?: number;
  height?: number;
  children: ReactNode;
}

const Frame = ({ from = 0, height = HEIGHT, children }: FrameProps) => (
  <svg className="thumb" viewBox={`0 ${from} ${WIDTH} ${height}`} aria-hidden="true">
    {children}
  </svg>
);
