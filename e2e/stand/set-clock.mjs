// Loaded into the servers of a stand whose pictures are compared: their clock is set to SET_CLOCK and goes on from there.
const set = Date.parse(process.env.SET_CLOCK ?? '');
if (Number.isNaN(set)) throw new Error(`SET_CLOCK is "${process.env.SET_CLOCK}".`);
const Real = globalThis.Date;
const ahead = set - Real.now();

class SetDate extends Real {
  /** @param {[] | ConstructorParameters<DateConstructor>} given */
  constructor(...given) {
    if (given.length === 0) super(Real.now() + ahead);
    else super(...given);
  }

  /** @override */
  static now() {
    return Real.now() + ahead;
  }
}
// Called without `new` it would throw, as any class does; nothing of ours calls it so.
globalThis.Date = /** @type {DateConstructor} */ (SetDate);
