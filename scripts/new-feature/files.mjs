/**
 * @typedef {object} Names
 * @property {string} name in lower case, with hyphens
 * @property {string} variable the same as a name in code
 * @property {string} title the same as a heading
 */

/** @param {object} value */
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** The packages that a feature may import (see ARCHITECTURE.md). */
const PACKAGES = ['design-system', 'i18n', 'origin-client', 'realm', 'renderer', 'titles'];
const LANGUAGES = ['en', 'es', 'pt', 'ar'];

/** @param {Names} names */
const packageJson = ({ name }) =>
  json({
    name: `@marquee/${name}`,
    private: true,
    version: '0.1.0',
    license: 'Apache-2.0',
    type: 'module',
    sideEffects: false,
    exports: { '.': './src/index.ts' },
    dependencies: {
      ...Object.fromEntries(PACKAGES.map((one) => [`@marquee/${one}`, '*'])),
      react: '19.3.1',
    },
  });

/** @param {Names} names @param {string} route */
const manifest = (
  { name, variable, title },
  route,
) => `import { defineFeature } from '@marquee/renderer';

/** ${title}. */
export const ${variable} = defineFeature({
  name: '${name}',
  routes: [{ name: '${route}', load: () => import('./pages/${name}') }],
  labels: {
${LANGUAGES.map((one) => `    ${one}: () => import('./labels/${one}.json'),`).join('\n')}
  },
});
`;

/** @param {Names} names */
const page = ({ variable }) => `import { Container, Heading } from '@marquee/design-system';
import { type Site, useSite } from '@marquee/renderer';
import type { HeadData } from '@marquee/renderer/head';

export { siteChrome as chrome } from '@marquee/renderer/chrome';

export const head = (site: Site): HeadData => ({ title: site.t('${variable}.title') });

export function Page() {
  const { t } = useSite();
  return (
    <Container>
      <Heading level={1}>{t('${variable}.title')}</Heading>
    </Container>
  );
}
`;

/** @param {Names} names @param {boolean} withRoute */
const contract = ({ name, variable, title }, withRoute) => `description: ${title}.
${
  withRoute
    ? `
routes:
  ${variable}:
    paths: { default: /${name}, es: /${name}, pt: /${name}, debug: /${name} }
    audience: anyone
`
    : ''
}
paths:
  /${name}:
    get:
      operationId: ${variable}
      tags: [${name}]
      summary: ${title}
      x-decided: true
      security: [{ realmKey: [] }]
      responses:
        "200":
          description: What there is.
          content:
            application/json:
              schema:
                type: object
                additionalProperties: false
                required: [items]
                properties: { items: { type: array, items: { type: string } } }
`;

/** @param {Names} names */
const originModule = ({
  name,
  variable,
  title,
}) => `import { defineOriginModule } from '../../kernel/module';

/** ${title}. */
export const ${variable} = defineOriginModule({
  name: '${name}',
  limits: { ${variable}: 'catalogue' },
  routes: () => ({
    async ${variable}() {
      return { items: [] };
    },
  }),
});
`;

/**
 * The files of a new feature, by path.
 * @param {Names} names
 * @param {{ route: string, isNewRoute: boolean }} page the row of the route table that the page is for
 * @returns {Record<string, string>}
 */
export function filesOf(names, { route, isNewRoute }) {
  const { name, variable, title } = names;
  const folder = `packages/${name}`;
  const labels = json({ [`${variable}.title`]: title });
  return {
    [`${folder}/package.json`]: packageJson(names),
    [`${folder}/turbo.json`]: '{ "extends": ["//"], "tags": ["feature"] }\n',
    [`${folder}/src/index.ts`]: `export { ${variable} } from './${name}';\n`,
    [`${folder}/src/${name}.ts`]: manifest(names, route),
    [`${folder}/src/pages/${name}.tsx`]: page(names),
    ...Object.fromEntries(LANGUAGES.map((one) => [`${folder}/src/labels/${one}.json`, labels])),
    [`schemas/features/${name}.yaml`]: contract(names, isNewRoute),
    [`apps/origin/src/modules/${name}/index.ts`]: originModule(names),
  };
}
