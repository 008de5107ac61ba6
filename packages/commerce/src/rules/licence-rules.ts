/** The parts of a licence that decide whether it is offered (2 §4), as the contract has them. */
export interface RuledLicence {
  id: number;
  type: 'FREE' | 'OTHER';
  rank: number;
  status?: string;
  pauseState: string;
  autoRenewingStatus: string;
  subscriptionPendingActions: readonly { action: string }[];
}

/** Trial active counts as active. */
export const isActive = ({ status }: Pick<RuledLicence, 'status'>): boolean =>
  status === 'ACTIVE' || status === 'TRIAL_ACTIVE';

/** Does the viewer have it, now or from the end of another on? */
export const owned = (licence: Pick<RuledLicence, 'status'>): boolean =>
  isActive(licence) || licence.status === 'SWITCH_TO';

/**
 * Is it offered to a viewer? A free one only where the realm says so (`commerce.offerFree`), any other
 * while it is not active; none that is both expired and paused.
 */
export function offered(licence: RuledLicence, offerFree: boolean): boolean {
  if (licence.status === 'EXPIRED' && licence.pauseState === 'PAUSED') return false;
  return licence.type === 'FREE' ? offerFree : !isActive(licence);
}

/** The current licence of a family: the active one with the highest rank. */
export const currentOf = <Licence extends Pick<RuledLicence, 'status' | 'rank'>>(
  family: readonly Licence[],
): Licence | undefined =>
  family
    .filter(isActive)
    .reduce<Licence | undefined>(
      (highest, licence) => (!highest || licence.rank > highest.rank ? licence : highest),
      undefined,
    );

/** The licence of the same family that begins when this one ends. */
export const followerOf = <
  Licence extends Pick<RuledLicence, 'id' | 'status'> & { family?: number },
>(
  { id, family }: Pick<Licence, 'id' | 'family'>,
  all: readonly Licence[],
): Licence | undefined =>
  family === undefined
    ? undefined
    : all.find((one) => one.family === family && one.id !== id && one.status === 'SWITCH_TO');

/** Is it below what the viewer has in its family? Never while they have nothing there. */
export function isLower(
  { rank }: Pick<RuledLicence, 'rank'>,
  family: readonly Pick<RuledLicence, 'status' | 'rank'>[],
): boolean {
  const current = currentOf(family);
  return current !== undefined && rank < current.rank;
}

/** Must the viewer give new payment details, so that it renews? */
export const mustRefresh = ({
  autoRenewingStatus,
  subscriptionPendingActions,
}: Pick<RuledLicence, 'autoRenewingStatus' | 'subscriptionPendingActions'>): boolean =>
  autoRenewingStatus === 'AUTO_RENEWING' &&
  subscriptionPendingActions.some(({ action }) => action === 'REFRESH_PAYMENT_DETAILS');

/** Is its next charge tried as soon as it has other details: has it failed, or is its moment here? One that waits for the viewer is not. */
export const isDue = (
  licence: Pick<RuledLicence, 'status' | 'autoRenewingStatus' | 'subscriptionPendingActions'> & {
    nextCharge?: { at: string };
  },
  asOf: string,
): boolean =>
  mustRefresh(licence) ||
  (isActive(licence) &&
    licence.nextCharge !== undefined &&
    Date.parse(licence.nextCharge.at) <= Date.parse(asOf));

/** The parts of a licence that decide whether its payment can be changed. */
export interface Charged {
  paymentProviderInfo: { managed: boolean };
  nextCharge?: { amount: { amount: number } };
}

/** May the viewer give it other payment details? Only where the origin charges something for it; a partner's is changed there. */
export const mayChangePayment = ({ paymentProviderInfo, nextCharge }: Charged): boolean =>
  paymentProviderInfo.managed && nextCharge !== undefined && nextCharge.amount.amount > 0;
