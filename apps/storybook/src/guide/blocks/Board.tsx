import type { ReactNode } from 'react';
import './guide.css';

/** Samples in a guide page, outside the styles of its text. */
export function Board({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={`guide-board sb-unstyled ${className ?? ''}`}>{children}</div>;
}

/** A table of the guide; the first cell of a row names the row. */
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
            // rows are constants, and never change places
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
