import { seededRandom } from '#src/ui/drawings/ribbon.ts';
import type { Shape } from '#src/ui/drawings/shapes.tsx';
import { CLOTHES } from './clothes.ts';
import { HAIR } from './hair.ts';
import { type Background, palettesOn } from './papers.ts';

const LINE = '#061F19';

/** Head and neck, and the lit half of the face, whose edge is the profile. */
const HEAD = 'M84 140h34v48q-17 26-34 0zM58 92a42 44 0 0 1 84 0v22c0 30-18 48-42 48s-42-18-42-48z';
const LIT =
  'M108 49c-3 17-4 31-2 41L91 124q2 6 12 5l-6 8q5 3 8 3q-5 5-5 8q5 7 0 14c-24 0-42-18-42-48V92A42 44 0 0 1 108 49z';
/** Frames of the eyes: brows, or glasses. */
const EYES = {
  brows: 'M66 91q10-6 20-1M112 90q10-5 20 1',
  round:
    'M64 104a14 14 0 0 1 28 0a14 14 0 0 1-28 0zM108 104a14 14 0 0 1 28 0a14 14 0 0 1-28 0zM92 101q8-4 16 0',
  square: 'M62 95h30v20H62zM108 95h30v20h-30zM92 99h16',
} as const;
/** Both eyes, their upper lids, and the pupils, which look at the reader. */
const WHITES = 'M69 107q9-10 18 0q-9 6-18 0zM112 107q9-10 18 0q-9 6-18 0z';
const LIDS = 'M68 107q10-11 20 0M111 107q10-11 20 0';
const PUPILS = 'M74.4 105.2a4 4 0 0 1 8 0a4 4 0 0 1-8 0zM117.4 105.2a4 4 0 0 1 8 0a4 4 0 0 1-8 0z';
const BEARD =
  'M58 108v6c0 32 18 52 42 52s42-20 42-52v-6q-6 20-14 24-14-6-24-2-12-4-24 2-16-6-22-24z';
const MOUTH = 'M92 144h18';

type HairStyle = keyof typeof HAIR;

/** Hair styles that may come with a beard. */
const SHORT: ReadonlySet<HairStyle> = new Set(['crop', 'swept']);

/** Selected so that the four people of content/authors.ts look different and two wear glasses. */
const PORTRAIT_SEED = 266547;

export interface Portrait {
  hair: HairStyle;
  clothes: keyof typeof CLOTHES;
  eyes: keyof typeof EYES;
  hasBeard: boolean;
  /** whether the portrait is mirrored */
  isTurned: boolean;
  /** the color of the clothes */
  shirt: string;
  /** in a view box of 200 by 240 */
  shapes: readonly Shape[];
}

/** Returns the portrait of a name, which depends only on the name and the background. */
export function portraitOf(name: string, background: Background): Portrait {
  const random = seededRandom(`${name} ${PORTRAIT_SEED}`);
  const pick = <T>(choices: readonly T[]): T => choices[Math.floor(random() * choices.length)]!;
  const hair = pick(Object.keys(HAIR) as HairStyle[]);
  const clothes = pick(Object.keys(CLOTHES) as (keyof typeof CLOTHES)[]);
  const eyes = pick(['brows', 'brows', 'round', 'square'] as const);
  const hasBeard = random() < 0.5 && SHORT.has(hair);
  const isTurned = random() < 0.5;
  const papers = pick(palettesOn(background));
  const [lit, shaded] = papers.skin;
  const { back, front } = HAIR[hair](papers.hair);
  const beard = [
    { d: BEARD, fill: papers.hair[0] },
    { d: MOUTH, stroke: lit, width: 4 },
  ];
  const shapes = [
    ...back,
    { d: HEAD, fill: shaded },
    { d: LIT, fill: lit },
    ...CLOTHES[clothes](papers.clothes),
    ...(hasBeard ? beard : []),
    { d: WHITES, fill: '#FBF8F2' },
    { d: PUPILS, fill: LINE },
    { d: LIDS, stroke: LINE, width: 3 },
    { d: EYES[eyes], stroke: LINE, width: 4 },
    ...front,
  ];
  return { hair, clothes, eyes, hasBeard, isTurned, shirt: papers.clothes[0], shapes };
}
