import { createHmac, timingSafeEqual } from 'node:crypto';

const SHAPE = /^([0-9a-f]{32})\.([\w-]{43})$/;

/** The token of a run: its id, signed. Whoever has it is the browser that answered. */
export interface RunTokens {
  of(runId: string): string;
  /** The run's id; undefined for anything that we did not sign. */
  read(token: string): string | undefined;
}

export function createRunTokens(secret: string): RunTokens {
  const macOf = (id: string) =>
    createHmac('sha256', secret).update(`assessment-run\n${id}`).digest('base64url');
  return {
    of(runId) {
      const id = runId.replaceAll('-', '');
      return `${id}.${macOf(id)}`;
    },
    read(token) {
      const [, id, mac] = SHAPE.exec(token) ?? [];
      if (!id || !mac || !timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(id))))
        return undefined;
      return id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    },
  };
}
