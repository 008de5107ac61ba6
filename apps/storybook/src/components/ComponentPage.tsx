import { componentDocs } from '@marquee/design-system/docs';
import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { ComponentHead, ComponentStatus } from './ComponentHead';

interface Shown {
  displayName?: string;
  name?: string;
}

const nameOf = ({ displayName, name }: Shown = {}): string => displayName ?? name ?? '';

/** The component of a page, and those beside it that have docs of their own, e.g. `ErrorState`. */
function useNames(): [string, string[]] {
  const { preparedMeta } = useOf('meta', ['meta']);
  const beside: Shown[] = Object.values(preparedMeta.subcomponents ?? {});
  return [nameOf(preparedMeta.component), beside.map(nameOf).filter((one) => one in componentDocs)];
}

/**
 * The page of a component: its purpose, its first story and props, how to use it, and all stories.
 */
export function ComponentPage() {
  const [name, beside] = useNames();
  return (
    <>
      <Title />
      <Subtitle />
      <ComponentStatus name={name} />
      <Description of="meta" />
      <Primary />
      <Controls />
      <ComponentHead name={name} />
      {beside.map((one) => (
        <Fragment key={one}>
          <h2>{one}</h2>
          <ComponentStatus name={one} />
          <ComponentHead name={one} />
        </Fragment>
      ))}
      <Stories />
    </>
  );
}
