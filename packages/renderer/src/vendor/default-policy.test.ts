import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

async function policy() {
  const createPolicy = vi.fn();
  vi.stubGlobal('trustedTypes', { createPolicy });
  return { createPolicy, ...(await import('./default-policy')) };
}

it('the default policy allows scripts of a vendor’s folder, and no others', async () => {
  const { createPolicy, allowInnerScripts, folderOf, RULES } = await policy();
  const folder = folderOf('https://vendor.example/en_US/sdk.js');
  expect(folder).toBe('https://vendor.example/en_US/');
  const inside = 'https://vendor.example/en_US/sdk.js?hash=1';
  expect(RULES.createScriptURL(inside)).toBeNull();
  allowInnerScripts(folder);
  allowInnerScripts('https://other.example/');
  expect(createPolicy.mock.calls).toEqual([['default', RULES]]);
  expect(RULES.createScriptURL(inside)).toBe(inside);
  for (const outside of [
    'https://vendor.example/sdk.js',
    'https://vendor.example/en_US/../evil.js',
    'https://vendor.example.evil.example/en_US/sdk.js',
    'https://vendor.example@evil.example/en_US/sdk.js',
    'https://user@vendor.example/en_US/sdk.js',
    'http://vendor.example/en_US/sdk.js',
    'data:text/javascript,1',
    'sdk.js',
  ])
    expect(RULES.createScriptURL(outside), outside).toBeNull();
});

it('the default policy allows HTML while a widget is shown, and not after', async () => {
  const { allowHtml, RULES } = await policy();
  expect(RULES.createHTML('<p>')).toBeNull();
  const end = allowHtml();
  const endOther = allowHtml();
  expect(RULES.createHTML('<p>')).toBe('<p>');
  end();
  end();
  expect(RULES.createHTML('<p>')).toBe('<p>');
  endOther();
  expect(RULES.createHTML('<p>')).toBeNull();
});
