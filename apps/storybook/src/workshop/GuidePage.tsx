import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import { applyRealm } from './apply-realm';
import './guide-page.css';
import { useGlobals } from './use-globals';

/**
 * A page of the guide or of a component: the workshop's own look, with the realm's colours
 * available to its samples.
 */
export function GuidePage({ children, ...container }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals();
  useLayoutEffect(
    () => applyRealm({ ...globals, direction: 'ltr', text: 'short', size: '100' }),
    [globals],
  );
  return <DocsContainer {...container}>{children}</DocsContainer>;
}
