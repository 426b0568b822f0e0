import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const PRELOADS = /<link rel="preload" as="image"[^>]*>/g;

/** Renders a part of a page, without the preloads that React puts before images: the images follow directly. */
export const renderMarkup = (part: ReactNode): string =>
  renderToStaticMarkup(part).replaceAll(PRELOADS, '');
