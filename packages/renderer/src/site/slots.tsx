import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useSite } from './use-site';

/**
 * The props that each slot hands to what fills it. A feature that offers a slot adds its row by declaration merging:
 * `declare module '@marquee/renderer' { interface SlotProps { 'event.actions': { eventId: string } } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add the members by declaration merging
export interface SlotProps {}

export type SlotName = keyof SlotProps;

type AnyProps = Record<string, unknown>;

/** One contribution to a slot; lower `order` stands first. */
export interface SlotEntry<Props = AnyProps> {
  order?: number;
  load: () => Promise<{ default: ComponentType<Props> }>;
}

export type SlotEntries = { [Name in SlotName]?: ReadonlyArray<SlotEntry<SlotProps[Name]>> };

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

/** Gathers every feature's contributions, in order. */
export function collectSlots(
  features: ReadonlyArray<{ slots?: SlotEntries }>,
): Map<string, SlotEntry[]> {
  const slots = new Map<string, SlotEntry[]>();
  for (const feature of features) {
    for (const [name, entries] of Object.entries<readonly SlotEntry[] | undefined>(
      feature.slots ?? {},
    )) {
      slots.set(name, [...(slots.get(name) ?? []), ...(entries ?? [])]);
    }
  }
  for (const entries of slots.values()) {
    entries.sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
  }
  return slots;
}
