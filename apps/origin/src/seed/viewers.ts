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
}

const ordinary = {
  role: 'VIEWER',
  missingInformation: 'NONE',
  linkedAccounts: [],
  blocked: false,
  hasSignedIn: true,
} as const;

export const sampleViewers: readonly ViewerSeed[] = [
  { ...ordinary, identifier: 'viewer@example.com' },
  { ...ordinary, identifier: 'second@example.com' },
  { ...ordinary, identifier: 'partition@example.com', partition: 'south' },
  { ...ordinary, identifier: 'new@example.com', hasSignedIn: false },
  { ...ordinary, identifier: 'blocked@example.com', blocked: true },
  { ...ordinary, identifier: 'incomplete@example.com', missingInformation: 'REQUIRED' },
  { ...ordinary, identifier: 'linked@example.com', linkedAccounts: ['google', 'apple'] },
  { ...ordinary, identifier: 'agent@example.com', role: 'AGENT' },
  { ...ordinary, identifier: 'other-agent@example.com', role: 'AGENT' },
  { ...ordinary, identifier: 'tv@example.com', linkedAccounts: ['adobe', 'adobeDcr'] },
];
