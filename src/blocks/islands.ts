import { LogoGrid } from './logo-grid/logo-grid.view.tsx';

/** The few block views that also run in the browser. Everything named here is shipped as JavaScript. */
export const ISLANDS = {
  'logo-grid': LogoGrid,
} as const;

export type IslandType = keyof typeof ISLANDS;
