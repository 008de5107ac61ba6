import { Board, Rows } from './Board';

/** Examples of what to write, and what not to. */
export function WritingExamples({ rows }: { rows: [string, string][] }) {
  return (
    <Board className="guide-sayings">
      <Rows head={['Write', 'Rather than']} rows={rows} />
    </Board>
  );
}
