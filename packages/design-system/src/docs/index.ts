import type { ComponentDocs } from './component-docs';

export {
  type ComponentDocs,
  KEYS,
  type Key,
  type KeyRow,
  STATUS,
  type Status,
} from './component-docs';

/** The docs of a component, and the folder they are in. */
export interface FoundDocs extends ComponentDocs {
  folder: string;
}

const files = import.meta.glob<Record<string, ComponentDocs>>('../components/*/*.docs.ts', {
  eager: true,
});

/** Docs by the component's name: every `X.docs.ts` beside a component. */
export const componentDocs: Readonly<Record<string, FoundDocs>> = Object.fromEntries(
  Object.entries(files).flatMap(([path, all]) =>
    Object.entries(all).map(([name, docs]) => [
      name,
      { ...docs, folder: path.split('/').at(-2) ?? '' },
    ]),
  ),
);
