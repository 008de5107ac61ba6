import { skipLink } from './SkipLink.styles';

export interface SkipLinkProps {
  /** The id of the main content; `main` by default. */
  target?: string;
  children: string;
}

/** The first stop of the keyboard: a link past the navigation. */
export function SkipLink({ target = 'main', children }: SkipLinkProps) {
  return (
    <a href={`#${target}`} className={skipLink().className}>
      {children}
    </a>
  );
}
