import { createContext, Fragment, type ReactNode, useContext } from 'react';
import { useIsOffered } from '../country/use-is-offered';
import { useSession } from '../session/use-session';
import { useSite } from '../site/use-site';
import { ContributionBoundary } from './ContributionBoundary';
import type { AnyProps, SlotEntry } from './slot-entry';
import type { BrowserSlotName, SlotProps } from './slot-table';
import { useLateContribution } from './use-late-contribution';

const ReadyContext = createContext(true);

/** Holds the late slots of a page back until what comes first is there, such as its main picture. */
export function LateSlotsProvider({ ready, children }: { ready: boolean; children: ReactNode }) {
  return <ReadyContext value={ready}>{children}</ReadyContext>;
}

/** The contributions that fit a slot in the browser; undefined where there is none, so that no empty place is drawn. */
export function useLateSlot<Name extends BrowserSlotName>(
  name: Name,
  props: SlotProps[Name],
  needed = false,
): ReactNode {
  const { slots } = useSite();
  const ready = useContext(ReadyContext);
  const { status } = useSession();
  // The server's HTML has none of them, and neither has the browser's first render.
  if (!ready || status === 'starting') return undefined;
  const fitting = (slots.get(name) ?? []).filter(({ fits }) => !fits || fits(props));
  if (fitting.length === 0) return undefined;
  return fitting.map((entry) => {
    const contribution = <LateContribution entry={entry} props={props} needed={needed} />;
    if (needed) return <Fragment key={entry.name}>{contribution}</Fragment>;
    return (
      <ContributionBoundary key={entry.name} name={entry.name}>
        {contribution}
      </ContributionBoundary>
    );
  });
}

interface LateSlotProps<Name extends BrowserSlotName> {
  name: Name;
  props: SlotProps[Name];
  /** Whether the place cannot do without its contributions: then their faults are for the boundary around it. */
  needed?: boolean;
}

/** A place that other features fill once the page is alive and its viewer is known. */
export function LateSlot<Name extends BrowserSlotName>(slot: LateSlotProps<Name>) {
  return useLateSlot(slot.name, slot.props, slot.needed);
}

interface LateContributionProps {
  entry: SlotEntry;
  props: AnyProps;
  needed: boolean;
}

function LateContribution({ entry, props, needed }: LateContributionProps) {
  const offered = useIsOffered(entry.feature);
  const module = useLateContribution(entry, { wanted: offered, needed });
  return offered && module && <module.Contribution {...props} />;
}
