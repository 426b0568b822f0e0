import { lazy } from 'react';

/**
 * The few block views that also run in the browser. Each is a file of its own, which only pages with that block load
 * (ADR 009).
 */
export const ISLANDS = {
  'logo-grid': lazy(() =>
    import('./logo-grid/logo-grid.view.tsx').then(({ LogoGrid }) => ({ default: LogoGrid })),
  ),
  'technology-logos': lazy(() =>
    import('./technology-logos/technology-logos.view.tsx').then(({ TechnologyLogos }) => ({
      default: TechnologyLogos,
    })),
  ),
} as const;

export type IslandType = keyof typeof ISLANDS;
