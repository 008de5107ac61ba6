import { expect, it } from 'vitest';
import { addressLine } from './address-line';

const belgium = { label: 'Belgium', requiredFields: ['line1', 'postalCode', 'city'] };
// As the origin answers them: in no order.
const belgian = { city: 'Bruxelles', line1: 'Rue Haute 1', country: 'BE', postalCode: '1000' };
const japanese = { city: 'Chiyoda', line1: '1-1', country: 'JP', postalCode: '100-0001' };

it.each([
  [belgian, belgium, 'Rue Haute 1, 1000, Bruxelles, Belgium'],
  [
    japanese,
    { label: 'Japan', requiredFields: ['postalCode', 'city', 'line1'] },
    '100-0001, Chiyoda, 1-1, Japan',
  ],
  [{ ...belgian, line2: 'Bte 4' }, belgium, 'Rue Haute 1, Bte 4, 1000, Bruxelles, Belgium'],
  [belgian, undefined, 'Rue Haute 1, Bruxelles, 1000, BE'],
  [{ country: 'BE' }, { ...belgium, requiredFields: [] }, 'Belgium'],
])('writes the address %o in the order of %o', (address, country, line) => {
  expect(addressLine(address, country)).toBe(line);
});
