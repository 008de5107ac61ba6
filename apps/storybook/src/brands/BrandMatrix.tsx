import { realms } from 'virtual:realms';
import { useMemo } from 'react';
import { realmOf } from '../workshop/apply-realm';
import './brand-matrix.css';
import './brand-sheet.css';
import { cellCss, cellName } from './cell-css';
import { type Globals, SPECIMENS, type SpecimenName } from './specimens';

export interface BrandMatrixProps {
  /** The specimen to show. */
  specimen: SpecimenName;
  /** The schemes to show it in. */
  schemes: 'both' | 'light' | 'dark';
  /** The toolbar's choices. */
  globals: Globals;
}

const SCHEMES = { both: ['light', 'dark'], light: ['light'], dark: ['dark'] } as const;

/**
 * One specimen in all realms side by side, each cell with the css of its realm's pages. The schemes
 * of a realm stay in one row; where there is no room for that, the matrix scrolls sideways.
 */
export function BrandMatrix({ specimen, schemes, globals }: BrandMatrixProps) {
  const { wide, draw } = SPECIMENS[specimen];
  const shown = SCHEMES[schemes];
  const css = useMemo(
    () => realms.flatMap((realm) => shown.map((scheme) => cellCss(realm, scheme))).join(''),
    [shown],
  );
  return (
    <main className="matrix" data-wide={wide} data-schemes={schemes}>
      <style>{css}</style>
      {realms.map(({ id, name }) => (
        <div key={id} className="matrix-brand">
          {shown.map((scheme) => (
            <section key={scheme} aria-label={`${name}, ${scheme}`}>
              <h2 lang="en" dir="ltr">
                {name} <span>{scheme}</span>
              </h2>
              <div
                className="matrix-cell"
                data-cell={cellName(id, scheme)}
                {...realmOf(id).attributes}
              >
                {draw({ ...globals, brand: id, scheme })}
              </div>
            </section>
          ))}
        </div>
      ))}
    </main>
  );
}
