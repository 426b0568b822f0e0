import { expect, test } from 'vitest';
import { CLOSINGS } from './closing/closing.tsx';
import { HEROES } from './heroes/heroes.ts';
import * as names from './names.ts';
import { COVERS } from './playbooks/guide-cover.tsx';
import { SPREADS } from './playbooks/spread.tsx';
import { POSTERS } from './posters/poster.tsx';
import { PROBLEMS } from './problems/problem-art.tsx';

test.each([
  [names.HERO_DRAWINGS, HEROES],
  [names.POSTER_DRAWINGS, POSTERS],
  [names.PROBLEM_DRAWINGS, PROBLEMS],
  [names.SPREAD_DRAWINGS, SPREADS],
  [names.COVER_DRAWINGS, COVERS],
  [names.CLOSING_DRAWINGS, CLOSINGS],
])('%j are the names of the drawings that exist', (listed, drawings) => {
  expect([...listed]).toEqual(Object.keys(drawings));
});
