import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { AnyProps, SlotEntry, SlotName, SlotProps } from './slots';
import { useSite } from './use-site';

const components = new WeakMap<object, ComponentType<AnyProps>>();

function componentOf(entry: SlotEntry<AnyProps>): ComponentType<AnyProps> {
  const known = components.get(entry);
  if (known) return known;
  const component = lazy(entry.load);
  components.set(entry, component);
  return component;
}

interface SlotComponentProps<Name extends SlotName> {
  name: Name;
  props: SlotProps[Name];
  /** Shown while a contribution's code is on its way; give it the final size. */
  fallback?: ReactNode;
}

/** The place in a feature's page where other features may add something of theirs. */
export function Slot<Name extends SlotName>({ name, props, fallback }: SlotComponentProps<Name>) {
  const site = useSite();
  const entries = site.slots.get(name) ?? [];
  return entries.map((entry, index) => {
    const Component = componentOf(entry);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: contributions of a site never change their order
      <Suspense key={index} fallback={fallback ?? null}>
        <Component {...(props as AnyProps)} />
      </Suspense>
    );
  });
}
