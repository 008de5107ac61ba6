import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server.node';

/** A tree's HTML, once everything in it is there. */
export function renderToText(tree: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const whole = new Writable({
      write(part, _encoding, done) {
        parts.push(part);
        done();
      },
    });
    whole.once('finish', () => resolve(Buffer.concat(parts).toString()));
    const { pipe } = renderToPipeableStream(tree, {
      onAllReady: () => pipe(whole),
      onShellError: reject,
    });
  });
}
