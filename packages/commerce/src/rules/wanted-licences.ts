/** Reads the ids of licences in an address (`licences=101,102`); what is no id is left out. */
export const wantedLicences = (text: string | null | undefined): number[] =>
  (text ?? '')
    .split(',')
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .map(Number);
