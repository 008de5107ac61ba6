// Prints a server block of nginx for every site of a folder that "marquee build --all" wrote.
//
//   node nginx-servers.mjs /srv/sites [LISTEN] > /etc/nginx/marquee-servers.conf
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { argv, stdout } from 'node:process';

const [folder, listen = '80'] = argv.slice(2);
if (!folder) throw new Error('Which folder of sites? node nginx-servers.mjs /srv/sites');
const { realms } = JSON.parse(readFileSync(join(folder, 'builds.json'), 'utf8'));
for (const [realm, { hosts }] of Object.entries(realms)) {
  const root = join(resolve(folder), realm);
  const names = [...hosts, `${realm}.localhost`].join(' ');
  stdout.write(`server {
  listen ${listen};
  server_name ${names};
  root ${root};
  include ${root}/_nginx.conf;
}
`);
}
