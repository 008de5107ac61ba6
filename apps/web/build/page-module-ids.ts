import type { Plugin } from 'vite';

const repository = new URL('../../../', import.meta.url).pathname;

/**
 * Adds to every module that a page loads (for its route, its slots, its sections, its address or the realm's choice) its own id, on the
 * server, so that the page can preload its code.
 */
export function pageModuleIds(): Plugin {
  return {
    name: 'page-module-ids',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform(code, id) {
      if (
        !/\/packages\/[^/]+\/src\/((pages|contributions|section-types)\/[^/]+|providers\/[^/]+\/(index|\w+Panel)|social\/SocialPanel)\.tsx?$/.test(
          id,
        )
      )
        return null;
      const source = `../../${id.slice(repository.length)}`;
      return { code: `${code}\nexport const moduleId = ${JSON.stringify(source)};\n`, map: null };
    },
  };
}
