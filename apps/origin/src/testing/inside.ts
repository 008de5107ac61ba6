import type { Kernel } from '../kernel/kernel';
import { defineOriginModule, type OriginModule, type ServicesOf } from '../kernel/module';
import type { OriginPlan } from '../kernel/plan';
import { commerce } from '../modules/commerce';
import { standIns } from '../modules/stand-ins';
import { sandbox } from '../server';

type Inside = Kernel & { commerce: ServicesOf<typeof commerce> };

/** The sandbox, with a way to what no call shows: its database, its clockwork, and what its companies know. */
export function planWithInside() {
  let inside: Inside | undefined;
  const look = defineOriginModule({
    name: standIns.name,
    uses: { commerce },
    services(context) {
      inside = context;
      return {};
    },
  });
  // In place of the last module and under its name, so that the database of other tests fits.
  const last: OriginModule = {
    ...standIns,
    async open(kernel, opened) {
      await look.open(kernel, opened);
      return standIns.open(kernel, opened);
    },
  };
  const plan: OriginPlan = {
    ...sandbox,
    modules: sandbox.modules.map((module) => (module === standIns ? last : module)),
  };
  const open = (): Inside => {
    if (!inside) throw new Error('The origin is not open.');
    return inside;
  };
  return {
    plan,
    inside: open,
    /** Lets the janitor do all that is due now. */
    async finish(): Promise<void> {
      // The first may be one that was running before the clock was turned.
      await open().commerce.janitor.round();
      await open().commerce.janitor.round();
    },
    /** Lets an account pass to another owner, as the proof of its address does. */
    async passOn(viewerId: string): Promise<void> {
      const { database, forgetViewer } = open();
      await database.db.transaction((tx) => forgetViewer(tx, viewerId));
    },
  };
}

export type InsideOrigin = ReturnType<typeof planWithInside>;
