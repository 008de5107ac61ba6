import type { Plugin } from 'vite';

const repository = new URL('../../../', import.meta.url).pathname;

/**
 * On the server, every file that a page consists of by its route, its slots, its sections or the realm's choice says
 * which file it is, so that its code can be asked for with the page.
 */
export function pageModuleIds(): Plugin {
  return {
    name: 'page-module-ids',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform(code, id) {
      if (
        !/\/packages\/[^/]+\/src\/((pages|contributions|section-types)\/[^/]+|providers\/[^/]+\/index)\.tsx?$/.test(
          id,
        )
      )
        return null;
      const source = `../../${id.slice(repository.length)}`;
      return { code: `${code}\nexport const moduleId = ${JSON.stringify(source)};\n`, map: null };
    },
  };
}
