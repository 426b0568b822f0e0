import type { OwnArt } from '#src/ui/drawings/social/social-drawing.ts';
import { hero } from './hero.ts';
import { BrandMark } from '../brand-mark.tsx';
import { home } from './home.ts';

/** The drawings of link previews that are this site's own. */
export const SOCIAL_ART: OwnArt = { mark: <BrandMark />, home, hero };
