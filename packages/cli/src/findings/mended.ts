import type { Finding } from '@marquee/realm';

/** The report of `--fix`: one line for each correction, and for each refused one with its reason. */
export function mendedLines({
  done,
  refused,
}: {
  done: readonly Finding[];
  refused: readonly { finding: Finding; because: Finding }[];
}): string {
  return [...done.map(doneLine), ...refused.map(refusedLine)].join('');
}

const doneLine = ({ file, line, column, rule, message, fix }: Finding): string =>
  `fixed ${file}:${line}:${column} ${rule}: ${message} Done: ${fix?.title}.\n`;

function refusedLine({ finding, because }: { finding: Finding; because: Finding }): string {
  const { file, line, column, rule, fix } = finding;
  return `left ${file}:${line}:${column} ${rule}: to ${fix?.title} would bring ${because.rule}: ${because.message}\n`;
}
