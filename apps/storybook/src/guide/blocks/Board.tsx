import type { ReactNode } from 'react';
import './guide.css';

/** Something the guide draws, out of reach of the styles that pages of text are set in. */
export function Board({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={`guide-board sb-unstyled ${className ?? ''}`}>{children}</div>;
}

/** A table of the guide; the first cell of a row names it. */
export function Rows({ head, rows }: { head: string[]; rows: ReactNode[][] }) {
  return (
    <div className="guide-scroll">
      <table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // rows are written down, and never change places
            // biome-ignore lint/suspicious/noArrayIndexKey: a table of constants
            <tr key={row}>
              {cells.map((cell, at) => (
                <td key={head[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
