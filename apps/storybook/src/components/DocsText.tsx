import { Fragment } from 'react';

/** A sentence of the docs; text in backticks is code. */
export function DocsText({ children }: { children: string }) {
  return children.split('`').map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence that never changes
      <code key={at}>{part}</code>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={at}>{part}</Fragment>
    ),
  );
}
