import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Ctrl-C or the end of the input instead of an answer. */
class UnansweredError extends Error {
  readonly operator = true;
}

/** Prompts in the terminal. */
export type Terminal = ReturnType<typeof openTerminal>;

type Input = NodeJS.ReadableStream & { isTTY?: boolean };

/** The process's own terminal, unless a test passes other streams. */
export function openTerminal(
  input: Input = process.stdin,
  output: NodeJS.WritableStream = process.stdout,
) {
  async function ask(question: string, isHidden: boolean) {
    let isMuted = false;
    const shown = new Writable({
      write(chunk: Buffer, _encoding, done) {
        if (!isMuted) output.write(chunk);
        done();
      },
    });
    // `terminal` sets raw mode, in which the terminal itself does not echo.
    const lines = createInterface({ input, output: shown, terminal: true, historySize: 0 });
    const left = new Promise<never>((_, reject) => {
      lines.once('close', () => reject(new UnansweredError('No answer was given.')));
    });
    try {
      const answer = lines.question(question);
      isMuted = isHidden;
      return await Promise.race([answer, left]);
    } finally {
      lines.close();
      if (isHidden) output.write('\n');
    }
  }
  return {
    /** false when the input is a file, a pipe or closed: no one can answer */
    isInteractive: input.isTTY === true,
    /** Prompts for a line. Rejects on Ctrl-C or the end of the input. */
    ask: (question: string) => ask(question, false),
    /** Prompts without echoing what is typed. */
    askHidden: (question: string) => ask(question, true),
  };
}
