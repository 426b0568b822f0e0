import type { ReactElement } from 'react';
import { PANEL_HEADER } from '#src/platform/forms/shared-fields.ts';
import { renderMarkup } from '#src/ui/render-markup.server.ts';

/** Whether the script of forms sent this request, which needs no document. */
export const wantsPanel = (request: Request): boolean => request.headers.has(PANEL_HEADER);

/** The level of the confirmation's heading on the page that asks. */
export const panelLevel = (request: Request): 'h2' | 'h3' =>
  request.headers.get(PANEL_HEADER) === 'h2' ? 'h2' : 'h3';

/** Returns a form in its state, or its confirmation, without the document around it. */
export const panelResponse = (panel: ReactElement, status: number): Response =>
  new Response(renderMarkup(panel), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
