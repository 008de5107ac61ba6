import { componentDocs } from '@marquee/design-system/docs';
import { useEffect, useState } from 'react';
import { DocsText } from './DocsText';

interface Entry {
  id: string;
  type: string;
  importPath: string;
}

/**
 * Finds the page of a component in Storybook's own list: by the story file of its name, else by its
 * folder.
 */
function pageOf(name: string, entries: readonly Entry[]) {
  const folder = `/components/${componentDocs[name]?.folder}/`;
  const pages = entries.filter(
    ({ type, importPath }) => type === 'docs' && importPath.includes(folder),
  );
  return pages.find(({ importPath }) => importPath.endsWith(`/${name}.stories.tsx`)) ?? pages[0];
}

let asked: Promise<Entry[]> | undefined;

/** Storybook's list of all pages, requested once. */
function askEntries(): Promise<Entry[]> {
  asked ??= fetch('./index.json')
    .then((answer) => answer.json())
    .then((index: { entries: Record<string, Entry> }) => Object.values(index.entries));
  return asked;
}

/** Links to other components, each with when to use it instead. */
export function RelatedLinks({ related }: { related: Readonly<Record<string, string>> }) {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  useEffect(() => {
    let isHere = true;
    askEntries().then((all) => isHere && setEntries(all));
    return () => {
      isHere = false;
    };
  }, []);
  const names = Object.entries(related);
  if (names.length === 0) return null;
  return (
    <section className="component-part">
      <h3>Related</h3>
      <ul>
        {names.map(([name, when]) => {
          const page = pageOf(name, entries);
          return (
            <li key={name}>
              {page ? (
                <a href={`./?path=/docs/${page.id}`} target="_top">
                  {name}
                </a>
              ) : (
                <strong>{name}</strong>
              )}
              {': '}
              <DocsText>{when}</DocsText>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
