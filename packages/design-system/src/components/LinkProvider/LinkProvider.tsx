import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
} from 'react';

/** What every link of the design system is given: an anchor's own props, with `href` always there. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it leads. */
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

export type LinkComponent = ComponentType<LinkProps>;

function PlainLink(props: LinkProps) {
  return <a {...props} />;
}

const LinkContext = createContext<LinkComponent>(PlainLink);

export interface LinkProviderProps {
  /** Renders every link below, e.g. a router's link. It must end in one `<a>` and pass all props on. */
  component: LinkComponent;
  children: ReactNode;
}

/** Says once, at the top of the tree, how links work; without it links are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The link in force here, for components that are drawn by the hundred: one step less than Link. */
export const useLinkComponent = (): LinkComponent => useContext(LinkContext);

/** The link in force here. */
export function Link(props: LinkProps) {
  const Component = useLinkComponent();
  return <Component {...props} />;
}
