import type { SampleRealm } from './kernel/realms/sample-realm';

/** Every realm that the sandbox knows; the order spreads their schedules and must not change without need. */
export const sampleRealms: readonly SampleRealm[] = [
  {
    id: 'apex',
    name: 'Apex',
    hosts: ['watch.apexfc.example', 'apexfc.example'],
    locales: ['en', 'es', 'pt'],
  },
  {
    id: 'corral',
    name: 'Corral',
    hosts: ['corralrodeo.example', 'watch.corralrodeo.example'],
    locales: ['en', 'es'],
  },
  {
    id: 'noor',
    name: 'Noor',
    hosts: ['noorsport.example', 'www.noorsport.example'],
    locales: ['ar', 'en'],
  },
  {
    id: 'metro',
    name: 'Metro',
    hosts: ['metrotv.example', 'play.metrotv.example'],
    locales: ['en', 'pt'],
  },
  {
    id: 'unity',
    name: 'Unity',
    hosts: ['unitygames.example', 'live.unitygames.example'],
    locales: ['en', 'es', 'pt', 'ar'],
  },
  { id: 'plain', name: 'Plain', hosts: [], locales: ['en'] },
];
