import { CROPS } from '#content/drawings/heroes/crops.ts';
import { HEROES } from '#content/drawings/heroes/heroes.ts';
import { LINE } from '#src/ui/drawings/heroes/picture.tsx';
import { BAND, SOCIAL, type SocialArt } from '#src/ui/drawings/social/social-art.ts';

/** The space below a drawing that does not continue beyond the lower edge. */
const FOOT = 30;

/** The hero drawing of a page without its labels, in its own proportions. */
export function hero(name: string): SocialArt | undefined {
  if (!isKnown(name)) return undefined;
  const { shapes, width } = HEROES[name].wide;
  const { top, bottom, side = 'left', isCut, hasRule } = CROPS[name];
  const height = isCut ? BAND : BAND - FOOT;
  return {
    shapes: hasRule ? shapes.filter(({ stroke }) => stroke !== LINE) : shapes,
    top: SOCIAL.height - BAND,
    height,
    view: [0, top, width, bottom - top],
    fit: side === 'left' ? 'xMinYMin' : 'xMaxYMin',
  };
}

const isKnown = (name: string): name is keyof typeof HEROES => Object.hasOwn(HEROES, name);
