import type { CueNode } from '../engine/captions/cue';

/** The content of a cue, and when it begins, in seconds. */
export interface TimedContent {
  start: number;
  content: readonly CueNode[];
}

/** A text as a transcript has it. */
export interface SpokenLine {
  at: number;
  /** Who says it, where the captions name them. */
  speaker?: string;
  text: string;
}

/** What a transcript shows of captions: in the order of time, and once where they repeat what they have shown. */
export function transcriptLines(cues: readonly TimedContent[]): readonly SpokenLine[] {
  const lines: SpokenLine[] = [];
  for (const { start, content } of [...cues].sort((one, other) => one.start - other.start)) {
    const text = textOf(content).replace(/\s+/g, ' ').trim();
    const speaker = speakerIn(content);
    const last = lines.at(-1);
    const isRepeated = last?.text === text && last.speaker === speaker;
    if (text && !isRepeated) lines.push({ at: start, speaker, text });
  }
  return lines;
}

function textOf(content: readonly CueNode[]): string {
  return content
    .map((node) => {
      if (typeof node === 'string') return node;
      const text = textOf(node.children);
      // How it is read is above a word; in a line it follows.
      return node.is === 'rt' ? ` (${text})` : text;
    })
    .join('');
}

function speakerIn(content: readonly CueNode[]): string | undefined {
  for (const node of content) {
    if (typeof node === 'string') continue;
    const speaker = node.is === 'v' ? node.voice : speakerIn(node.children);
    if (speaker) return speaker;
  }
  return undefined;
}
