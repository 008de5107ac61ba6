import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import type { AnyProps, SlotEntry, SlotName, SlotProps } from './slots';
import { useSite } from './use-site';

const components = new WeakMap<object, ComponentType<AnyProps>>();

function componentOf(entry: SlotEntry<AnyProps>): ComponentType<AnyProps> {
  const known = components.get(entry);
  if (known) return known;
  const component = lazy(() =>
    entry.load().catch((error: unknown) => {
      components.delete(entry);
      throw error;
    }),
  );
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
  // Code that was lost is asked for again by whoever stands here next, and not whenever this one is drawn.
  const [contributions] = useState(() => (site.slots.get(name) ?? []).map(componentOf));
  return contributions.map((Component, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: contributions of a site never change their order
    <Suspense key={index} fallback={fallback ?? null}>
      <Component {...(props as AnyProps)} />
    </Suspense>
  ));
}
