import { canvasContext } from '#src/services.server.ts';
import type { Route } from './+types/provide-canvas.ts';
import { canvasRenderer } from './canvas-renderer.server.ts';

/** Gives the routes below it, which belong to the admin area, the renderer of the site. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => context.set(canvasContext, canvasRenderer),
];
