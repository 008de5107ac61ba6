export type PartLabel =
  | 'line1'
  | 'city'
  | 'town'
  | 'suburb'
  | 'state'
  | 'province'
  | 'county'
  | 'emirate'
  | 'prefecture'
  | 'postalCode'
  | 'postcode'
  | 'zip'
  | 'cep'
  | 'eircode';

const en: Record<PartLabel, string> = {
  line1: 'Street and number',
  city: 'City',
  town: 'Town or city',
  suburb: 'Suburb or town',
  state: 'State',
  province: 'Province',
  county: 'County',
  emirate: 'Emirate',
  prefecture: 'Prefecture',
  postalCode: 'Postal code',
  postcode: 'Postcode',
  zip: 'ZIP code',
  cep: 'CEP',
  eircode: 'Eircode',
};

const es: Record<PartLabel, string> = {
  line1: 'Calle y número',
  city: 'Ciudad',
  town: 'Localidad',
  suburb: 'Barrio o localidad',
  state: 'Estado',
  province: 'Provincia',
  county: 'Condado',
  emirate: 'Emirato',
  prefecture: 'Prefectura',
  postalCode: 'Código postal',
  postcode: 'Código postal',
  zip: 'Código ZIP',
  cep: 'CEP',
  eircode: 'Eircode',
};

const pt: Record<PartLabel, string> = {
  line1: 'Rua e número',
  city: 'Cidade',
  town: 'Localidade',
  suburb: 'Bairro ou localidade',
  state: 'Estado',
  province: 'Província',
  county: 'Condado',
  emirate: 'Emirado',
  prefecture: 'Prefeitura',
  postalCode: 'Código postal',
  postcode: 'Código postal',
  zip: 'Código ZIP',
  cep: 'CEP',
  eircode: 'Eircode',
};

const ar: Record<PartLabel, string> = {
  line1: 'الشارع والرقم',
  city: 'المدينة',
  town: 'البلدة أو المدينة',
  suburb: 'الحي أو البلدة',
  state: 'الولاية',
  province: 'المقاطعة',
  county: 'المقاطعة',
  emirate: 'الإمارة',
  prefecture: 'المحافظة',
  postalCode: 'الرمز البريدي',
  postcode: 'الرمز البريدي',
  zip: 'الرمز البريدي',
  cep: 'الرمز البريدي',
  eircode: 'الرمز البريدي',
};

/** The labels of the parts of an address, by language. */
export const partLabels: Readonly<Record<string, Record<PartLabel, string>>> = { en, es, pt, ar };
