import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Ctrl-C or the end of the input in place of an answer. */
class UnansweredError extends Error {
  readonly operator = true;
}

/** Who sits at the shell, if anybody does. */
export interface Terminal {
  /** false when the input is a file, a pipe or nothing: nobody is there to be asked */
  isInteractive: boolean;
  /** Asks for a line. Rejects when the question is left by Ctrl-C or the end of the input. */
  ask(question: string): Promise<string>;
  /** The same without showing what is typed. */
  askHidden(question: string): Promise<string>;
}

type Input = NodeJS.ReadableStream & { isTTY?: boolean };

/** The process's own terminal, unless a test passes other streams. */
export function openTerminal(
  input: Input = process.stdin,
  output: NodeJS.WritableStream = process.stdout,
): Terminal {
  async function ask(question: string, shown: NodeJS.WritableStream): Promise<string> {
    // `terminal` puts the input into raw mode, in which the terminal itself echoes nothing.
    const lines = createInterface({ input, output: shown, terminal: true, historySize: 0 });
    const left = new Promise<never>((_, reject) => {
      lines.once('close', () =>
        reject(new UnansweredError('The question was left without an answer.')),
      );
    });
    try {
      return await Promise.race([lines.question(question), left]);
    } finally {
      lines.close();
    }
  }
  return {
    isInteractive: input.isTTY === true,
    ask: (question) => ask(question, output),
    async askHidden(question) {
      output.write(question);
      const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
      try {
        return await ask('', nowhere);
      } finally {
        output.write('\n');
      }
    },
  };
}
