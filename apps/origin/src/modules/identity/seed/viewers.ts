import type { FieldValues } from '../viewers/tables';

/** The viewers that every sample realm knows. They share one secret; README shows it, so it protects nothing. */
export const sampleSecret = 'correct horse 9 battery';

export interface ViewerSeed {
  identifier: string;
  role: string;
  missingInformation: 'NONE' | 'OPTIONAL' | 'REQUIRED';
  linkedAccounts: readonly string[];
  partition?: string;
  blocked: boolean;
  hasSignedIn: boolean;
  fields: FieldValues;
  /** The version of the realm's terms that they have accepted. */
  accepted: 'current' | 'earlier' | 'none';
}

const ordinary = {
  role: 'VIEWER',
  missingInformation: 'NONE',
  linkedAccounts: [],
  blocked: false,
  hasSignedIn: true,
  fields: { name: 'Robin Example', phoneNumber: '+14155550100' },
  accepted: 'current',
} as const;

export const sampleViewers: readonly ViewerSeed[] = [
  { ...ordinary, identifier: 'viewer@example.com' },
  { ...ordinary, identifier: 'second@example.com' },
  { ...ordinary, identifier: 'partition@example.com', partition: 'south' },
  { ...ordinary, identifier: 'new@example.com', hasSignedIn: false },
  { ...ordinary, identifier: 'blocked@example.com', blocked: true },
  {
    ...ordinary,
    identifier: 'incomplete@example.com',
    missingInformation: 'REQUIRED',
    fields: {},
    accepted: 'none',
  },
  { ...ordinary, identifier: 'older@example.com', accepted: 'earlier' },
  { ...ordinary, identifier: 'linked@example.com', linkedAccounts: ['google', 'apple'] },
  { ...ordinary, identifier: 'agent@example.com', role: 'AGENT' },
  { ...ordinary, identifier: 'other-agent@example.com', role: 'AGENT' },
  { ...ordinary, identifier: 'tv@example.com', linkedAccounts: ['adobe', 'adobeDcr'] },
  { ...ordinary, identifier: 'child@example.com' },
  { ...ordinary, identifier: 'family@example.com' },
];

/** A profile of a sample viewer's account, where the viewer does not watch alone. */
interface ProfileSeed {
  identifier: string;
  name: string;
  type: 'adult' | 'child';
  current: boolean;
  maxRating?: number;
}

export const sampleProfiles: readonly ProfileSeed[] = [
  { identifier: 'child@example.com', name: 'Robin', type: 'adult', current: false },
  { identifier: 'child@example.com', name: 'Pip', type: 'child', current: true },
  { identifier: 'family@example.com', name: 'Robin', type: 'adult', current: true },
  { identifier: 'family@example.com', name: 'Sam', type: 'adult', current: false },
  { identifier: 'family@example.com', name: 'Pip', type: 'child', maxRating: 6, current: false },
];

/** Sample viewers whom the partners who sell licences know by the same address. */
export const sampleCustomers: readonly string[] = ['child@example.com'];

/** Sample viewers who sign in with a TV provider, in realms that have no other way: the provider, and the account there. */
export const sampleSubscribers = [
  { identifier: 'viewer@example.com', company: 'harbour-cable', account: 'viewer@example.com' },
] as const;
