import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
} from 'react';

/** The props of every link in the design system: those of an anchor, with `href` required. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The address. */
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

export type LinkComponent = ComponentType<LinkProps>;

function PlainLink(props: LinkProps) {
  return <a {...props} />;
}

const LinkContext = createContext<LinkComponent>(PlainLink);

export interface LinkProviderProps {
  /**
   * The component that renders every link below, e.g. a router's link. It must render one `<a>` and
   * pass all props on.
   */
  component: LinkComponent;
  children: ReactNode;
}

/** Decides, at the top of the tree, how links work; without it links are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/**
 * The link component from the nearest provider, for components that are rendered by the hundred:
 * one component less than Link.
 */
export const useLinkComponent = (): LinkComponent => useContext(LinkContext);

/** A link, rendered by the nearest provider's component. */
export function Link(props: LinkProps) {
  const Component = useLinkComponent();
  return <Component {...props} />;
}
