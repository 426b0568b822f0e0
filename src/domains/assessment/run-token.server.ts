import { createTokenSigner } from '#src/platform/signed-token/signed-token.server.ts';
import type { Secret } from '#src/platform/signed-token/secret.ts';

const RUN_ID = /^[0-9a-f]{32}$/;

/** Signed run ids. Possession of the token authorizes a browser to read and change the run. */
export function createRunTokens(secret: Secret) {
  const signer = createTokenSigner(secret, 'assessment-run');
  return {
    sign: (runId: string) => signer.sign(runId.replaceAll('-', '')),
    /** Returns the run's id, or undefined if the signature is invalid. */
    verify(token: string): string | undefined {
      const id = signer.open(token);
      if (id === undefined || !RUN_ID.test(id)) return undefined;
      return id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    },
  };
}
