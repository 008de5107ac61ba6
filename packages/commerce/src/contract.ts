import type { components } from '@marquee/origin-client';

/** The contract's types that this package reads, by short names. */
type Schemas = components['schemas'];

export type Licence = Schemas['Licence'];
export type LicenceFamilies = Schemas['LicenceFamilies'];
export type Basket = Schemas['Basket'];
export type Order = Schemas['Order'];
export type Card = Schemas['Card'];
export type PaymentMethod = Schemas['PaymentMethods']['methods'][number];
export type Arrangement = Schemas['Arrangement'];
export type ConsentAnswers = Schemas['ConsentAnswers'];
export type Receipt = Schemas['Receipt'];
export type PaymentItem = Schemas['PaymentItem'];
