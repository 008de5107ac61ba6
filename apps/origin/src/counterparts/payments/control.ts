import type { Control } from './protocol';

/** What a company is told to do wrong; see `Control`. In memory alone: a new start begins well behaved. */
export interface Controls {
  set(control: Control): void;
  of(customer: string): Control;
  /** Takes one of the customer's faults of a charge, if there is one left. */
  takeChargeFault(customer: string): Pick<Control, 'charge' | 'latency'> | undefined;
}

export function createControls(): Controls {
  const byCustomer = new Map<string, Control>();
  const all = '';
  const of = (customer: string) => byCustomer.get(customer) ?? byCustomer.get(all) ?? {};
  return {
    set: (control) => {
      byCustomer.set(control.customer ?? all, { times: 1, ...control });
    },
    of,
    takeChargeFault(customer) {
      const control = of(customer);
      if (!control.charge || !control.times) return undefined;
      control.times -= 1;
      return control;
    },
  };
}
