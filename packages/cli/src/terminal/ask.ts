import { createInterface } from 'node:readline/promises';
import { UsageError } from '../command';

/** Something that a person at a terminal is asked. */
export interface Question {
  text: string;
  /** What Enter alone means. */
  fallback: string;
  /** What may be answered, with a word on each; anything, when left out. */
  choices?: readonly { value: string; about: string }[];
  /** What is wrong with an answer, if anything is: then it is asked again. */
  complaint?(answer: string): string | undefined;
}

/** Asks until the answer will do. */
export type Ask = (question: Question) => Promise<string>;

interface Streams {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream & { isTTY?: boolean };
  /** What Ctrl-C does while a question is open, when the terminal hands it to us as a key. */
  interrupted: () => void;
}

/**
 * Asks at a terminal, on standard error: what is printed on standard output stays whole. The answer rejects with a
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
      // The race is over; nobody minds that the line was closed.
      ended.catch(() => {});
    }
  };
