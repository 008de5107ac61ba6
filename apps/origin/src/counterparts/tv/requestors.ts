/** A brand as the TV-provider service knows it. */
export interface Requestor {
  realmId: string;
  requestorId: string;
  name: string;
  /** The resource that a subscription must include. */
  resourceId: string;
  /** The kind of sign-in that its realm has. */
  provider: 'adobe' | 'adobeDcr';
  /** The software statement that its browsers register with; for Adobe DCR alone. */
  softwareStatement?: string;
}

/**
 * The sample realms at the TV-provider service. `plain` has no such sign-in in its file; an
 * operator may add it.
 */
export const requestors: readonly Requestor[] = [
  {
    realmId: 'metro',
    requestorId: 'METRO',
    name: 'Metro Television',
    resourceId: 'metro-tv',
    provider: 'adobeDcr',
    softwareStatement: 'metro-sandbox-software-statement',
  },
  {
    realmId: 'plain',
    requestorId: 'PLAIN',
    name: 'Plain',
    resourceId: 'plain-tv',
    provider: 'adobe',
  },
];
