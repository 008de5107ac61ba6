import { useIsOffered } from '../country/use-is-offered';
import { invariant } from '../invariant';
import { useSite } from '../site/use-site';
import type { AnyProps, SlotEntry } from './slot-entry';
import type { PageSlotName, SlotProps } from './slot-table';

interface SlotComponentProps<Name extends PageSlotName> {
  name: Name;
  props: SlotProps[Name];
}

/**
 * A place in a page that other features fill, on the server and in the browser alike. The page or its
 * chrome names the slot in its `slots`, so that the contributions are loaded before the page renders.
 */
export function Slot<Name extends PageSlotName>({ name, props }: SlotComponentProps<Name>) {
  const { slots } = useSite();
  return (slots.get(name) ?? []).map(
    (entry) =>
      (!entry.fits || entry.fits(props)) && (
        <PageContribution key={entry.name} entry={entry} props={props} slot={name} />
      ),
  );
}

interface PageContributionProps {
  entry: SlotEntry;
  props: AnyProps;
  slot: string;
}

function PageContribution({ entry, props, slot }: PageContributionProps) {
  const offered = useIsOffered(entry.feature);
  const module = useSite().contributions.get(entry);
  invariant(
    module,
    `The page offers the slot "${slot}", but does not name it. Add it to the \`slots\` that the page's file (or its chrome) exports: then "${entry.name}" is loaded with the page.`,
  );
  return offered && <module.Contribution {...props} />;
}
