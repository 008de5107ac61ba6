/**
 * A sample viewer's answer to a term of their realm's file. Where the file has a newer version,
 * they are asked again.
 */
export interface AnswerSeed {
  fieldName: string;
  version: string;
  /** The version that earlier viewers have answered, before `version`. */
  earlier?: string;
  accepted: boolean;
}

/** The answers of the sample viewers of each realm; viewers of other realms are asked nothing. */
export const sampleAnswers: Readonly<Record<string, readonly AnswerSeed[]>> = {
  apex: [
    { fieldName: 'privacyNotice', version: '2026-10-01', earlier: '2025-03-01', accepted: true },
    { fieldName: 'termsOfUse', version: '2026-10-01', earlier: '2025-03-01', accepted: true },
    { fieldName: 'newsletter', version: '2025-03-01', accepted: false },
  ],
  noor: [
    { fieldName: 'termsOfUse', version: '2026-09-15', earlier: '2025-01-10', accepted: true },
    { fieldName: 'privacyNotice', version: '2026-09-15', earlier: '2025-01-10', accepted: true },
  ],
  unity: [
    { fieldName: 'privacyNotice', version: '2026-08-01', accepted: true },
    { fieldName: 'medalAlerts', version: '2026-08-01', accepted: false },
  ],
};
