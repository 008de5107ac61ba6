import type { components } from '@marquee/origin-client';
import { approveDevice, lookUpDevice, refuseDevice } from '@marquee/origin-client/calls';
import { useSite } from '@marquee/renderer';
import { type Failure, failedCall, failureOf } from '@marquee/renderer/failures';
import { useRef, useState } from 'react';
import { CODE_IS_OVER, DEVICE_ERRORS } from './errors';

export type Device = components['schemas']['Device'];

/** The failure of the last step; each one is announced anew. */
export interface DeviceFailure {
  failure: Failure;
  attempt: number;
}

/**
 * A viewer enters a code, sees the television that shows it, and answers. `code` is the last one
 * looked up.
 */
export type DeviceState =
  | { step: 'entry'; looking: boolean; code?: string; failed?: DeviceFailure }
  | { step: 'found'; device: Device; answering?: 'approve' | 'refuse'; failed?: DeviceFailure }
  | { step: 'approved' | 'refused'; device: Device };

export interface DeviceCode {
  state: DeviceState;
  lookUp: (userCode: string) => void;
  answer: (answer: 'approve' | 'refuse') => void;
  /** Goes back to the entry of a code. */
  again: () => void;
}

export function useDeviceCode({ looking = false }: { looking?: boolean } = {}): DeviceCode {
  const { origin, hasLabel } = useSite();
  const [state, setState] = useState<DeviceState>({ step: 'entry', looking });
  const attempts = useRef(0);
  const busy = useRef(false);

  const failedBy = (error: unknown): { code: string; failed: DeviceFailure } => {
    attempts.current += 1;
    const call = failedCall(error);
    const failure = failureOf(DEVICE_ERRORS, call, hasLabel);
    return { code: call.code, failed: { failure, attempt: attempts.current } };
  };

  /** Runs one call at a time. */
  const run = async (call: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    await call().finally(() => {
      busy.current = false;
    });
  };

  return {
    state,
    again: () => setState({ step: 'entry', looking: false }),
    lookUp: (userCode) =>
      void run(async () => {
        setState({ step: 'entry', looking: true, code: userCode });
        try {
          const device = await origin.call(lookUpDevice, {
            body: { userCode },
          });
          setState({ step: 'found', device });
        } catch (error) {
          const { failed } = failedBy(error);
          setState({ step: 'entry', looking: false, code: userCode, failed });
        }
      }),
    answer: (answering) =>
      void run(async () => {
        if (state.step !== 'found') return;
        const { device } = state;
        setState({ step: 'found', device, answering });
        const body = { userCode: device.userCode };
        try {
          if (answering === 'approve') {
            await origin.call(approveDevice, { body });
            setState({ step: 'approved', device });
          } else {
            await origin.call(refuseDevice, { body });
            setState({ step: 'refused', device });
          }
        } catch (error) {
          const { code, failed } = failedBy(error);
          if (CODE_IS_OVER.includes(code)) setState({ step: 'entry', looking: false, failed });
          else setState({ step: 'found', device, failed });
        }
      }),
  };
}
