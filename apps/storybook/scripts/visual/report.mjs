import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A picture that differs from the accepted one, with the paths of the files to show.
 * @typedef {object} Change
 * @property {string} file
 * @property {string} title
 * @property {string} name
 * @property {string} message
 * @property {string} [before]
 * @property {string} after
 * @property {string} [changed]
 */

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** @type {(caption: string, src?: string) => string} */
const figure = (caption, src) =>
  `<figure><figcaption>${caption}</figcaption>${src ? `<a href="${src}"><img src="${src}" alt="${caption}" loading="lazy"></a>` : '<p>–</p>'}</figure>`;

/** @param {Change} change */
const section = ({ file, title, name, message, before, after, changed }) => `
<section id="${file}"><h2>${escaped(title)} <span>${escaped(name)} · ${escaped(file)}</span></h2>
<p>${escaped(message)}</p>
<div class="three">${figure('Before', before)}${figure('After', after)}${figure('Difference', changed)}</div></section>`;

/**
 * Writes a page with what has changed: before, after and difference side by side.
 * @param {string} folder
 * @param {Change[]} changes
 * @param {number} seen how many pictures were compared
 */
export async function writeReport(folder, changes, seen) {
  const path = join(folder, 'index.html');
  await writeFile(
    path,
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${changes.length} of ${seen} pictures differ</title>
<style>
body{margin:0;padding:40px;background:#f3f3f1;color:#1d1d1f;font:15px/1.5 system-ui,sans-serif}
h1{margin:0 0 8px;font-size:32px;letter-spacing:-.03em}nav{margin-block:16px 40px;columns:3 260px}nav a{display:block;color:inherit}
section{margin-block:0 40px;padding:24px;background:#fff;border-radius:10px;box-shadow:0 0 0 1px #dcdcd8}
h2{margin:0;font-size:18px}h2 span{color:#5c5c64;font-weight:400}p{margin:4px 0 16px;color:#5c5c64}
.three{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:16px;align-items:start}figure{margin:0}
figcaption{margin-block-end:6px;font-size:13px;font-weight:600}img{display:block;max-inline-size:100%;box-shadow:0 0 0 1px #dcdcd8}code{background:#f3f3f1;padding:1px 5px}
</style>
<h1>${changes.length} of ${seen} pictures differ</h1>
<p>Are all of them meant? Then accept them: <code>npm run visual -w @marquee/storybook -- --accept</code>,
or some of them with <code>--only TEXT</code> beside it. A picture opens in full size.</p>
<nav>${changes.map(({ file, title }) => `<a href="#${file}">${escaped(title)} · ${escaped(file.split('/')[0] ?? '')}</a>`).join('')}</nav>
${changes.map(section).join('')}`,
  );
  return path;
}
