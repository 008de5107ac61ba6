import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { portOf } from '../test-servers/port-of.mjs';
import { publicKeyOf } from '../test-servers/public-key.mjs';

/**
 * The least that plays a title: a button, a `video`, hls.js as it is shipped, and the one call that every site of ours has to
 * make, since a stream's address is signed for its viewer.
 * @param {{ stream: string, publicKey: string }} title
 */
const pageOf = ({ stream, publicKey }) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Bare player</title>
<meta name="viewport" content="width=device-width">
<style>video { display: block; width: 100%; aspect-ratio: 16 / 9; background: #000 }</style>
<main><video playsinline></video><button type="button">Play</button></main>
<script src="/hls.min.js"></script>
<script>
  const video = document.querySelector('video');
  document.querySelector('button').addEventListener('click', async () => {
    const answer = await fetch(${JSON.stringify(stream)}, { headers: { 'x-api-key': ${JSON.stringify(publicKey)} } });
    const { hls: address } = await answer.json();
    const hls = new Hls();
    hls.loadSource(address);
    hls.attachMedia(video);
    video.play();
  });
  performance.mark('app-ready');
</script></html>`;

/**
 * Serves the bare page of a title on demand.
 * @param {{ realm: string, titleId: string, originPort: number }} title
 */
export async function serveBarePlayer({ realm, titleId, originPort }) {
  const stream = `http://localhost:${originPort}/api/v2/stream/vod/${titleId}`;
  const page = pageOf({ stream, publicKey: await publicKeyOf(realm) });
  const library = await readFile(join(root, 'node_modules/hls.js/dist/hls.min.js'));
  const server = createServer(({ url }, answer) => {
    const isLibrary = url === '/hls.min.js';
    const type = isLibrary ? 'text/javascript' : 'text/html; charset=utf-8';
    answer.writeHead(isLibrary || url === '/' ? 200 : 404, { 'content-type': type });
    answer.end(isLibrary ? library : page);
  });
  return {
    port: await portOf(server.listen(0, 'localhost')),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
