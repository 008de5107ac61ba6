import { createServer, request } from 'node:http';

/**
 * An origin with a cache before it, as one has in front of a build of a thousand brands, or of a busy site. Every answer is the sandbox's own;
 * a second asking for the same with the same key costs the sandbox nothing.
 */
export async function cachedOrigin(port) {
  const kept = new Map();
  let asked = 0;
  const ask = (method, path, headers, body) =>
    new Promise((resolve, reject) => {
      const call = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
        const parts = [];
        answer.on('data', (part) => parts.push(part));
        answer.once('end', () =>
          resolve({
            status: answer.statusCode,
            headers: answer.headers,
            body: Buffer.concat(parts),
          }),
        );
      });
      call.once('error', reject);
      call.end(body);
    });
  const server = createServer(async (incoming, outgoing) => {
    const parts = [];
    for await (const part of incoming) parts.push(part);
    const body = Buffer.concat(parts);
    asked += 1;
    const { 'x-api-key': key, 'accept-language': language } = incoming.headers;
    // Wording is asked for by the realm's name, which the sandbox does not know: the answer is the same for all of them.
    const path = incoming.url.replace(/realm=[^&]*/, 'realm=bench');
    const name = `${incoming.method} ${path} ${key} ${language} ${body}`;
    if (!kept.has(name)) {
      const headers = { 'content-type': 'application/json', 'x-api-key': key };
      if (language) headers['accept-language'] = language;
      kept.set(name, ask(incoming.method, incoming.url, headers, body));
    }
    const { status, headers, body: answer } = await kept.get(name);
    outgoing.writeHead(status, { 'content-type': headers['content-type'] });
    outgoing.end(answer);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    counts: () => ({ asked, passedOn: kept.size }),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
