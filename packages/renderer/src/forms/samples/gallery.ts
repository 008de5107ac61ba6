import type { DeclaredField } from '../defined-fields';

/** Each field type as in docs/operators/gallery.md: the least that a realm has to write. */
export const GALLERY: readonly DeclaredField[] = [
  { id: 'card', type: 'text', label: { en: 'Member card' } },
  { id: 'email', type: 'email', required: true },
  { id: 'password', type: 'password', required: true },
  { id: 'confirmPassword', type: 'confirmPassword', required: true },
  { id: 'nick', type: 'name' },
  { id: 'fullName', type: 'fullName' },
  { id: 'phone', type: 'phoneNumber' },
  { id: 'since', type: 'date', label: { en: 'Member since' } },
  { id: 'born', type: 'birthDate' },
  {
    id: 'heardFrom',
    type: 'dropdown',
    label: { en: 'How did you hear of us?' },
    options: [{ value: 'friends', label: { en: 'From friends' } }],
  },
  { id: 'taxNumber', type: 'taxNumber' },
  { id: 'address', type: 'address' },
  { id: 'street', type: 'line1' },
  { id: 'postcode', type: 'postalCode' },
  { id: 'region', type: 'administrativeLevel1' },
];
