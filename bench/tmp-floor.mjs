import { floorOf, serveFloors } from './page-speed/floor.mjs';

const t = await floorOf('http://apex.localhost:4300/', { heroOnly: true });
const f = await serveFloors({ '/home': t }, { sitePort: 4300, realm: 'apex' });
console.log(f.port);
