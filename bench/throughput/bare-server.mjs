// A server of Node's own with one answer, which its parent process hands it: what any answer costs at least.
import { createServer } from 'node:http';

process.once('message', ({ status, headers, body }) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_incoming, outgoing) => {
    outgoing.writeHead(status, headers);
    outgoing.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
});

process.once('disconnect', () => process.exit(0));
