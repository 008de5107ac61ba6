import { expect, it } from 'vitest';
import { inlineScripts, laterScriptsOf, scriptsOf } from './page-scripts.mjs';

const manifest = {
  'entry.tsx': { file: 'code/entry-1.js', imports: ['_shared'], dynamicImports: ['src/late.ts'] },
  _shared: { file: 'code/shared-2.js' },
  'login.tsx': { file: 'code/login-3.js', imports: ['_shared', '_form'] },
  _form: { file: 'code/form-4.js' },
  'src/late.ts': { src: 'src/late.ts', file: 'code/late-5.js', imports: ['_shared', '_engine'] },
  _engine: { file: 'code/engine-7.js' },
  'style.css': { file: 'code/style-6.css' },
};

it('scriptsOf lists the files that the page names and those that they import, once each, and none that is loaded later', () => {
  const html = '<script data-entry="/code/entry-1.js" data-preload="/code/login-3.js"></script>';
  expect(scriptsOf(html, manifest).sort()).toEqual([
    'code/entry-1.js',
    'code/form-4.js',
    'code/login-3.js',
    'code/shared-2.js',
  ]);
});

it('laterScriptsOf lists what a source needs beyond the files that the page has', () => {
  const html = '<script data-entry="/code/entry-1.js"></script>';
  expect(laterScriptsOf('/late.ts', html, manifest).sort()).toEqual([
    'code/engine-7.js',
    'code/late-5.js',
  ]);
  expect(laterScriptsOf('/renamed.ts', html, manifest)).toEqual([]);
});

it('inlineScripts returns inlined code, and no inlined data', () => {
  const html =
    '<script type="application/json" id="d">{"a":1}</script><script>go()</script><script src="/x.js"></script>';
  expect(inlineScripts(html)).toEqual(['go()']);
});
