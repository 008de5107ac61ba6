// Prints a server block of nginx for every site in a folder that "marquee build" wrote, or for the folder itself if it
// is one site.
//
//   node nginx-servers.mjs /srv/sites [LISTEN] > /etc/nginx/marquee-servers.conf
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { argv, exit, stderr, stdout } from 'node:process';

const [folder = refuse('Which folder? node nginx-servers.mjs /srv/sites [LISTEN]'), listen = '80'] =
  argv.slice(2);

const sites = sitesIn(resolve(folder));
if (sites.some(({ root }) => root.includes('$')))
  stdout.write('geo $marquee_dollar { default "$"; }\n');
for (const { root, realm, hosts } of sites) {
  const names = [...hosts, `${realm}.localhost`].join(' ');
  stdout.write(`server {
  listen ${listen};
  server_name ${names};
  root ${quoted(root)};
  include ${included(join(root, '_nginx.conf'))};
}
`);
}

/**
 * Escapes a path for nginx. A dollar begins a variable and cannot be escaped, so a variable holds one.
 * @param {string} path
 */
function quoted(path) {
  return `"${path.replace(/["\\]/g, '\\$&').replaceAll('$', `\${marquee_dollar}`)}"`;
}

/**
 * Escapes a path for "include", which takes it as a file pattern when it has a wildcard; a backslash escapes each.
 * @param {string} path
 */
function included(path) {
  const pattern = /[*?[]/.test(path) ? path.replace(/[*?[\]\\]/g, '\\$&') : path;
  // In "include", a dollar does not begin a variable.
  return `"${pattern.replace(/["\\]/g, '\\$&')}"`;
}

/** @typedef {{ root: string, realm: string, hosts: string[] }} Site */

/**
 * @param {string} root
 * @returns {Site[]}
 */
function sitesIn(root) {
  const several = join(root, 'builds.json');
  const one = join(root, 'build.json');
  if (existsSync(several)) {
    /** @type {{ realms: Record<string, { hosts: string[] }> }} */
    const { realms } = JSON.parse(readFileSync(several, 'utf8'));
    return Object.entries(realms).map(([realm, { hosts }]) => {
      return { root: join(root, realm), realm, hosts };
    });
  }
  if (!existsSync(one))
    refuse(
      `${folder} holds neither builds.json nor build.json: "marquee build" has written no site there.`,
    );
  const { realm, hosts } = JSON.parse(readFileSync(one, 'utf8'));
  return [{ root, realm, hosts }];
}

/**
 * @param {string} why
 * @returns {never}
 */
function refuse(why) {
  stderr.write(`${why}\n`);
  exit(2);
}
