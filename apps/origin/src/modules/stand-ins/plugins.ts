import type { FastifyInstance } from 'fastify';

const WORDS = {
  en: {
    title: 'All-around standings',
    columns: ['Place', 'Rider', 'Points'],
    behind: 'Show points behind',
    points: 'Show points',
  },
  es: {
    title: 'Clasificación general',
    columns: ['Puesto', 'Jinete', 'Puntos'],
    behind: 'Ver la diferencia',
    points: 'Ver los puntos',
  },
};

const RIDERS = [
  ['Wyatt Calloway', 1184],
  ['June Hathaway', 1141],
  ['Mateo Arriaga', 1096],
  ['Dusty Renfro', 1020],
  ['Lucía Berrueta', 988],
] as const;

/**
 * The style of the plugin: presentable by itself, and in the brand's own values as soon as the page
 * around it has sent them.
 */
const STYLE = `
:root{--surface:Canvas;--text:CanvasText;--text-muted:color-mix(in srgb,CanvasText 70%,Canvas);--border:color-mix(in srgb,CanvasText 20%,Canvas);--border-strong:color-mix(in srgb,CanvasText 55%,Canvas);--tint:color-mix(in srgb,CanvasText 7%,Canvas);--accent-text:LinkText;--focus:Highlight;--r2:8px;--font-text:system-ui,sans-serif;--font-display:var(--font-text);--display-weight:700;--display-case:none}
body{margin:0;padding:21px;background:var(--surface);color:var(--text);font:16px/1.5 var(--font-text)}
h1{margin:0 0 13px;font:var(--display-weight) 1.5rem/1.2 var(--font-display);text-transform:var(--display-case)}
main{max-inline-size:72rem}
table{inline-size:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:8px 13px;border-block-end:1px solid var(--border);text-align:start}
thead th{padding-block:0 8px;border-color:var(--border-strong);color:var(--text-muted);font-size:.8125rem;font-weight:600}
tbody th{font-weight:600}
td:first-child{inline-size:3ch;color:var(--accent-text);font:var(--display-weight) 1.25rem/1.2 var(--font-display)}
td:last-child,thead th:last-child{text-align:end}
tbody tr:first-child{background:var(--tint)}
button{min-block-size:44px;margin-block-start:21px;padding:8px 21px;border:1px solid var(--border-strong);border-radius:var(--r2);background:none;color:inherit;font:650 1rem/1.2 var(--font-text);cursor:pointer}
button:hover{border-color:currentColor;background:var(--tint)}
:focus-visible{outline:2px solid var(--focus);outline-offset:3px}
`;

const SCRIPT = `
const cells = [...document.querySelectorAll('[data-points]')], button = document.querySelector('button');
let isBehind = false;
button.addEventListener('click', () => {
  isBehind = !isBehind;
  for (const cell of cells)
    cell.textContent = isBehind ? cell.dataset.points - cells[0].dataset.points : cell.dataset.points;
  [button.textContent, button.dataset.other] = [button.dataset.other, button.textContent];
});
// In a brand's page, the heading is above the frame.
document.querySelector('h1').hidden = top !== self;
addEventListener('message', ({ source, data }) => {
  if (source !== parent || data?.type !== 'marquee:theme') return;
  const { style } = document.documentElement;
  style.colorScheme = data.scheme;
  for (const [name, value] of Object.entries(data.variables)) style.setProperty('--' + name, value);
  document.fonts.clear();
  for (const { family, address, ...look } of data.fonts)
    document.fonts.add(new FontFace(family, 'url(' + address + ')', { ...look, display: 'swap' }));
});
`;

/**
 * A vendor's plugin for the sample realms: another company's page, with a script of its own. It is
 * no part of the contract: a production realm names the vendor's own address.
 */
export function servePlugins(app: FastifyInstance): void {
  app.get('/plugins/standings', async (request, reply) => {
    const { locale, theme } = request.query as { locale?: unknown; theme?: unknown };
    const language = String(locale).startsWith('es') ? 'es' : 'en';
    const scheme = theme === 'dark' || theme === 'light' ? theme : 'light dark';
    return reply.type('text/html; charset=utf-8').send(standings(language, scheme));
  });
}

function standings(language: keyof typeof WORDS, scheme: string): string {
  const { title, columns, behind, points } = WORDS[language];
  const rows = RIDERS.map(
    ([name, score], index) =>
      `<tr><td>${index + 1}</td><th scope="row">${name}</th><td data-points="${score}">${score}</td></tr>`,
  );
  return `<!doctype html>
<html lang="${language}" style="color-scheme:${scheme}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>${title}</title>
<style>${STYLE}</style>
<main aria-label="${title}"><h1 hidden>${title}</h1>
<table><thead><tr>${columns.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>
<button type="button" data-other="${points}">${behind}</button></main>
<script>${SCRIPT}</script></html>`;
}
