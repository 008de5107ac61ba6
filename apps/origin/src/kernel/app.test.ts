import { expect, it } from 'vitest';
import { createApp } from './app';
import { readConfig } from './config';

it('a browser with as many cookies as the site takes is answered', async () => {
  const app = createApp(readConfig({}).origin);
  app.get('/', async () => 'here');
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const cookie = `kept=${'a'.repeat(40 * 1024)}`;
  const { status } = await fetch(address, { headers: { cookie } });
  expect(status).toBe(200);
  await app.close();
});
