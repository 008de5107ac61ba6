/**
 * The subdivisions of a country that its post uses, as [code, name]; the names are those on its
 * letters.
 */
export type Subdivisions = readonly (readonly [code: string, name: string])[];

const read = (text: string): Subdivisions =>
  text.split('|').map((entry) => {
    const at = entry.indexOf(' ');
    return [entry.slice(0, at), entry.slice(at + 1)];
  });

export const subdivisions: Readonly<Record<string, Subdivisions>> = {
  US: read(
    'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|' +
      'DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|' +
      'KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|' +
      'MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|' +
      'NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|' +
      'SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|' +
      'WV West Virginia|WI Wisconsin|WY Wyoming',
  ),
  CA: read(
    'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NT Northwest Territories|' +
      'NS Nova Scotia|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon',
  ),
  BR: read(
    'AC Acre|AL Alagoas|AP Amapá|AM Amazonas|BA Bahia|CE Ceará|DF Distrito Federal|ES Espírito Santo|GO Goiás|' +
      'MA Maranhão|MT Mato Grosso|MS Mato Grosso do Sul|MG Minas Gerais|PA Pará|PB Paraíba|PR Paraná|PE Pernambuco|' +
      'PI Piauí|RJ Rio de Janeiro|RN Rio Grande do Norte|RS Rio Grande do Sul|RO Rondônia|RR Roraima|' +
      'SC Santa Catarina|SP São Paulo|SE Sergipe|TO Tocantins',
  ),
  MX: read(
    'AGU Aguascalientes|BCN Baja California|BCS Baja California Sur|CAM Campeche|CHP Chiapas|CHH Chihuahua|' +
      'CMX Ciudad de México|COA Coahuila|COL Colima|DUR Durango|MEX Estado de México|GUA Guanajuato|GRO Guerrero|' +
      'HID Hidalgo|JAL Jalisco|MIC Michoacán|MOR Morelos|NAY Nayarit|NLE Nuevo León|OAX Oaxaca|PUE Puebla|' +
      'QUE Querétaro|ROO Quintana Roo|SLP San Luis Potosí|SIN Sinaloa|SON Sonora|TAB Tabasco|TAM Tamaulipas|' +
      'TLA Tlaxcala|VER Veracruz|YUC Yucatán|ZAC Zacatecas',
  ),
  AU: read(
    'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|' +
      'TAS Tasmania|VIC Victoria|WA Western Australia',
  ),
  AE: read(
    'AZ Abu Dhabi|AJ Ajman|DU Dubai|FU Fujairah|RK Ras Al Khaimah|SH Sharjah|UQ Umm Al Quwain',
  ),
};

/** Names in other languages than a country's letters bear, by language and code. */
export const subdivisionNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'ar AE': {
    AZ: 'أبوظبي',
    AJ: 'عجمان',
    DU: 'دبي',
    FU: 'الفجيرة',
    RK: 'رأس الخيمة',
    SH: 'الشارقة',
    UQ: 'أم القيوين',
  },
};
