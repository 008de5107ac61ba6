import { Agent, request } from 'node:http';
import { startStand } from '../stand/stand.mjs';

const atOnce = 4;

function get(agent, port, path) {
  return new Promise((resolve, reject) => {
    const headers = { host: `apex.localhost:${port}`, accept: 'text/html' };
    request({ host: 'localhost', port, path, headers, agent }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode));
    })
      .once('error', reject)
      .end();
  });
}

/** How many pages a second one site process renders afresh: each address is new, so that no kept page helps. */
export async function rendering({ seconds }) {
  const stand = await startStand();
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  try {
    const rates = {};
    for (const [name, path] of [
      ['login', '/login'],
      ['home', '/'],
    ]) {
      await get(agent, stand.sitePort, path);
      let count = 0;
      const begun = performance.now();
      const until = begun + seconds * 1000;
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          while (performance.now() < until) {
            count += 1;
            const status = await get(agent, stand.sitePort, `${path}?bench=${count}`);
            if (status !== 200) throw new Error(`${path} answered ${status}.`);
          }
        }),
      );
      rates[name] = Math.round((count / (performance.now() - begun)) * 1000);
    }
    return rates;
  } finally {
    agent.destroy();
    await stand.stop();
  }
}
