import { subjectOf } from './vendors/signing';

/** Companies that sell licences of the sample realms on pages of their own. */
export const PARTNERS = {
  fibrenet: {
    name: 'FibreNet',
    client: { id: 'apex', secret: 'fibrenet-sandbox-secret' },
  },
} as const;

export type Partner = keyof typeof PARTNERS;

/** The id under which a partner knows the customer with an address. */
export const customerAt = (partner: Partner, email: string): string =>
  subjectOf(PARTNERS[partner].name, email);
