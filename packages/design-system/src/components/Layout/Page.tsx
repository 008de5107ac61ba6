import type { ReactNode, Ref } from 'react';
import { main, page } from './Layout.styles';

export interface PageProps {
  /** Skip link, banners, navbar. */
  header?: ReactNode;
  /** Usually a `Footer`; it stays at the bottom of the window when the page is short. */
  footer?: ReactNode;
  /** The id of `<main>`, the target of the skip link; `main` by default. */
  mainId?: string;
  /** The ref of `<main>`, which takes the focus after a navigation. */
  mainRef?: Ref<HTMLElement>;
  children: ReactNode;
}

/** The frame of every page: header, main part and a footer at the bottom. */
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
