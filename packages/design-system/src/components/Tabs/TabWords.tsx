import type { ReactNode } from 'react';
import { noteLine, words } from './Tabs.styles';

interface TabWordsProps {
  label: ReactNode;
  note?: ReactNode;
  icon?: ReactNode;
}

/** The content of a tab. */
export function TabWords({ label, note, icon }: TabWordsProps) {
  return (
    <>
      {icon}
      <span className={words().className}>
        <span>{label}</span>
        {note !== undefined && (
          <>
            {' '}
            <span className={noteLine().className}>{note}</span>
          </>
        )}
      </span>
    </>
  );
}
