import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { conditions } from './page-speed/cold-load.mjs';
import { floorOf, serveFloors } from './page-speed/floor.mjs';

const h = readFileSync('/tmp/home.html', 'utf8');
const noJs = h.replace(/<script data-entry[\s\S]*?<\/script>/, '');
const css = (h, c) => h.replace('</head>', `<style>${c}</style></head>`);
const variants = {
  floor: await floorOf('http://apex.localhost:4300/', { heroOnly: true }),
  nojs: noJs,
  hidden: css(noJs, '[data-ui=rail]{content-visibility:hidden!important}'),
  nodata: noJs.replace(/<script type="application\/json"[\s\S]*?<\/script>/, ''),
  norails: noJs.replace(/<section[^>]*data-ui="rail"[\s\S]*?<\/section>/g, ''),
  ...(process.argv[3] ? JSON.parse(readFileSync(process.argv[3])) : {}),
};
const f = await serveFloors(
  Object.fromEntries(Object.entries(variants).map(([k, v]) => ['/' + k, v])),
  { sitePort: 4300, realm: 'apex' },
);
const res = Object.fromEntries(Object.keys(variants).map((k) => [k, []]));
const runs = +process.argv[2];
for (let i = -1; i < runs; i++)
  for (const k of Object.keys(variants)) {
    const b = await chromium.launch({
      executablePath: '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--font-render-hinting=none',
      ],
    });
    const ctx = await b.newContext({ ...conditions.screen, locale: 'en-GB' });
    const p = await ctx.newPage();
    const s = await ctx.newCDPSession(p);
    await p.addInitScript(() => {
      window.seen = { t: [] };
      new PerformanceObserver((l) =>
        l.getEntries().forEach((e) => {
          seen.lcp = e.startTime;
        }),
      ).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((l) =>
        l.getEntries().forEach((e) => {
          seen.t.push([e.startTime, e.duration]);
        }),
      ).observe({ type: 'longtask', buffered: true });
    });
    await s.send('Network.enable');
    await s.send('Network.emulateNetworkConditions', { offline: false, ...conditions.network });
    await s.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await p.goto(`http://apex.localhost:${f.port}/${k}`, { waitUntil: 'load' });
    await p.waitForTimeout(600);
    const r = await p.evaluate(() => ({
      ...seen,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      html: performance.getEntriesByType('navigation')[0].responseEnd,
    }));
    await b.close();
    if (i >= 0) res[k].push(r);
  }
const med = (a) => a.sort((x, y) => x - y)[a.length >> 1];
for (const k in res)
  console.log(
    k.padEnd(10),
    'html',
    Math.round(med(res[k].map((r) => r.html))),
    'fcp',
    Math.round(med(res[k].map((r) => r.fcp))),
    'lcp',
    Math.round(med(res[k].map((r) => r.lcp))),
    'tasks',
    Math.round(med(res[k].map((r) => r.t.reduce((a, t) => a + t[1], 0)))),
    JSON.stringify(res[k].map((r) => Math.round(r.lcp))),
  );
await f.close();
