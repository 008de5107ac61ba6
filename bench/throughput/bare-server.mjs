// A server of Node's own with one answer, which its parent process hands it: what any answer costs at least.
import { createServer } from 'node:http';
import { portOf } from '../test-servers/port-of.mjs';

/** @typedef {{ status: number, headers: import('node:http').OutgoingHttpHeaders, body: string }} BareAnswer `body` is base64 */

process.once('message', async (/** @type {BareAnswer} */ { status, headers, body }) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_incoming, outgoing) => {
    outgoing.writeHead(status, headers);
    outgoing.end(bytes);
  });
  const port = await portOf(server.listen(0, '127.0.0.1'));
  process.send?.({ port });
});

process.once('disconnect', () => process.exit(0));
