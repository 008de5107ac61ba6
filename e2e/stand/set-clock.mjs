// Loaded into the servers of a stand whose pictures are compared: their clock is set to SET_CLOCK and goes on from there.
const set = Date.parse(process.env.SET_CLOCK ?? '');
if (Number.isNaN(set)) throw new Error(`SET_CLOCK is "${process.env.SET_CLOCK}".`);
const Real = globalThis.Date;
const ahead = set - Real.now();

globalThis.Date = class SetDate extends Real {
  constructor(...given) {
    if (given.length === 0) super(Real.now() + ahead);
    else super(...given);
  }

  static now() {
    return Real.now() + ahead;
  }
};
