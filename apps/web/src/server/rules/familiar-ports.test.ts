import { expect, it } from 'vitest';
import { createFamiliarPorts } from './familiar-ports';

it('the first few ports stay in an address, and others are left out of it', () => {
  const named = createFamiliarPorts(2);
  const through = (host: string) => named(new URL(`http://${host}/login?a=b`)).href;
  expect(through('apex.example')).toBe('http://apex.example/login?a=b');
  expect(through('apex.example:8443')).toBe('http://apex.example:8443/login?a=b');
  expect(through('apex.example:9999')).toBe('http://apex.example/login?a=b');
  expect(through('noor.example:8443')).toBe('http://noor.example:8443/login?a=b');
});
