import { createTokenSigner } from '#src/platform/signed-token/signed-token.server.ts';

const RUN_ID = /^[0-9a-f]{32}$/;

/** The token of a run: its id, signed. Whoever has it is the browser that answered. */
export interface RunTokens {
  of(runId: string): string;
  /** The run's id; undefined for anything that we did not sign. */
  read(token: string): string | undefined;
}

export function createRunTokens(secret: string): RunTokens {
  const signer = createTokenSigner(secret, 'assessment-run');
  return {
    of: (runId) => signer.sign(runId.replaceAll('-', '')),
    read(token) {
      const id = signer.open(token);
      if (id === undefined || !RUN_ID.test(id)) return undefined;
      return id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    },
  };
}
