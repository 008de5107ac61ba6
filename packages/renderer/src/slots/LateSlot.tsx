import { Fragment, type ReactNode, useContext } from 'react';
import { useIsOffered } from '../country/use-is-offered';
import { useSite } from '../site/use-site';
import { ContributionBoundary } from './ContributionBoundary';
import { LateSlotsContext } from './LateSlotsProvider';
import type { AnyProps, SlotEntry } from './slot-entry';
import type { BrowserSlotName, SlotProps } from './slot-table';
import { useLateContribution } from './use-late-contribution';

/** How a slot shows its contributions. */
interface LateSlotOptions {
  /** Throws a contribution's error to the boundary around the slot, because the place needs it. */
  needed?: boolean;
  /** Shown in place of a contribution while it loads. */
  fallback?: ReactNode;
}

/** Renders the contributions that fit a slot; undefined where there is none, so that no empty place is left. */
export function useLateSlot<Name extends BrowserSlotName>(
  name: Name,
  props: SlotProps[Name],
  { needed = false, fallback }: LateSlotOptions = {},
): ReactNode {
  const { slots } = useSite();
  // Late contributions are neither in the server's HTML nor in the browser's first render.
  if (!useContext(LateSlotsContext)) return undefined;
  const fitting = (slots.get(name) ?? []).filter(({ fits }) => !fits || fits(props));
  if (fitting.length === 0) return undefined;
  return fitting.map((entry) => {
    const contribution = (
      <LateContribution entry={entry} props={props} needed={needed} fallback={fallback} />
    );
    if (needed) return <Fragment key={entry.name}>{contribution}</Fragment>;
    return (
      <ContributionBoundary key={entry.name} name={entry.name}>
        {contribution}
      </ContributionBoundary>
    );
  });
}

interface LateSlotProps<Name extends BrowserSlotName> extends LateSlotOptions {
  name: Name;
  props: SlotProps[Name];
}

/** A place that other features fill after hydration, once the viewer is known. */
export function LateSlot<Name extends BrowserSlotName>(slot: LateSlotProps<Name>) {
  const { name, props, ...options } = slot;
  return useLateSlot(name, props, options);
}

interface LateContributionProps {
  entry: SlotEntry;
  props: AnyProps;
  needed: boolean;
  fallback: ReactNode;
}

function LateContribution({ entry, props, needed, fallback }: LateContributionProps) {
  const offered = useIsOffered(entry.feature);
  const module = useLateContribution(entry, { wanted: offered, needed });
  if (!offered) return null;
  if (module === undefined) return fallback;
  return module && <module.Contribution {...props} />;
}
