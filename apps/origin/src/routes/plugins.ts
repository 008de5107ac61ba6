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
 * A vendor's plugin for the sample realms: a page of somebody else's, with a script of its own. It is no part of the contract: a
 * production realm names the vendor's own address.
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
<html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>${title}</title>
<style>
:root{color-scheme:${scheme}}body{margin:0;padding:1rem;background:Canvas;color:CanvasText;font:16px/1.5 system-ui,sans-serif}
table{inline-size:100%;border-collapse:collapse}th,td{padding:.3rem .5rem;border-block-end:1px solid;text-align:start}
button{min-block-size:44px;margin-block-start:.75rem;padding:0 1rem;font:inherit}
</style>
<main aria-label="${title}"><h1 style="margin:0 0 .5rem;font-size:1.2rem">${title}</h1>
<table><thead><tr>${columns.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>
<button type="button" data-other="${points}">${behind}</button></main>
<script>
const cells = [...document.querySelectorAll('[data-points]')], button = document.querySelector('button');
let isBehind = false;
button.addEventListener('click', () => {
  isBehind = !isBehind;
  for (const cell of cells)
    cell.textContent = isBehind ? cell.dataset.points - cells[0].dataset.points : cell.dataset.points;
  [button.textContent, button.dataset.other] = [button.dataset.other, button.textContent];
});
</script></html>`;
}
