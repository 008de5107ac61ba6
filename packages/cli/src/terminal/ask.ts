import { createInterface } from 'node:readline/promises';
import { UsageError } from '../command';

/** A question for the operator at a terminal. */
export interface Question {
  text: string;
  /** The answer when the operator only presses Enter. */
  fallback: string;
  /** The allowed answers, each with an explanation; any answer, when left out. */
  choices?: readonly { value: string; about: string }[];
  /** Says what is wrong with an answer, which is then asked for again; undefined for a good one. */
  complaint?(answer: string): string | undefined;
}

/** Asks until the answer is allowed. */
export type Ask = (question: Question) => Promise<string>;

interface Streams {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream & { isTTY?: boolean };
  /** Reacts to Ctrl-C while a question is open and the terminal passes it on as a key. */
  interrupted: () => void;
}

/**
 * Asks at a terminal, on standard error, so that standard output has only the result. The answer rejects with a
 * `UsageError` when the input ends.
 */
export const createAsk =
  ({ input, output, interrupted }: Streams): Ask =>
  async (question) => {
    const { text, fallback, choices = [] } = question;
    const lines = createInterface({ input, output, terminal: output.isTTY ?? false });
    const ended = new Promise<never>((_, reject) => {
      lines.once('close', () => reject(new UsageError('Nothing was answered.')));
    });
    lines.on('SIGINT', interrupted);
    try {
      const width = Math.max(0, ...choices.map(({ value }) => value.length));
      for (const { value, about } of choices) {
        output.write(`  ${value.padEnd(width)}  ${about}\n`);
      }
      for (;;) {
        const prompt = `${text}${fallback ? ` (${fallback})` : ''}: `;
        const answer = (await Promise.race([lines.question(prompt), ended])).trim() || fallback;
        const complaint = question.complaint?.(answer);
        if (complaint === undefined) return answer;
        output.write(`${complaint}\n`);
      }
    } finally {
      lines.removeAllListeners('close').close();
      // The answer has been read; closing the line may be ignored.
      ended.catch(() => {});
    }
  };
