import { createTokenSigner } from '#src/platform/signed-token/signed-token.server.ts';
import type { Secret } from '#src/platform/signed-token/secret.ts';

const RUN_ID = /^[0-9a-f]{32}$/;

/** Signed run ids. Possession of the token authorizes a browser to read and change the run. */
export interface RunTokens {
  sign(runId: string): string;
  /** Returns the run's id, or undefined if the signature is invalid. */
  verify(token: string): string | undefined;
}

export function createRunTokens(secret: Secret): RunTokens {
  const signer = createTokenSigner(secret, 'assessment-run');
  return {
    sign: (runId) => signer.sign(runId.replaceAll('-', '')),
    verify(token) {
      const id = signer.open(token);
      if (id === undefined || !RUN_ID.test(id)) return undefined;
      return id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    },
  };
}
