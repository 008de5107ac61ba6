import type { ReactNode, Ref } from 'react';
import { main, page } from './Layout.styles';

export interface PageProps {
  /** Skip link, banners, navbar. */
  header?: ReactNode;
  /** Usually a `Footer`; stands at the end of the page, however short that is. */
  footer?: ReactNode;
  /** The id of `<main>`, where the skip link leads; `main` by default. */
  mainId?: string;
  /** `<main>` takes focus after a navigation. */
  mainRef?: Ref<HTMLElement>;
  children: ReactNode;
}

/** The frame of every page: header, main and a footer that stays down. */
export function Page({ header, footer, mainId = 'main', mainRef, children }: PageProps) {
  return (
    <div className={page().className}>
      {header}
      <main id={mainId} ref={mainRef} tabIndex={-1} className={main().className}>
        {children}
      </main>
      {footer}
    </div>
  );
}
