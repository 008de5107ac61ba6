// Loaded into test servers whose pictures are compared: sets their clock to SET_CLOCK, from where it goes on.
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
// As a class it would throw when called without `new`, which none of our code does.
globalThis.Date = /** @type {DateConstructor} */ (SetDate);
