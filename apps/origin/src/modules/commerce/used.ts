import type { Kernel } from '../../kernel/kernel';
import type { CountryServices } from '../countries';
import type { IdentityServices } from '../identity';
import type { ParentalControl } from '../library';
import type { MailServices } from '../mail';

/** The kernel and the modules that commerce works with. */
export type Used = Kernel & {
  countries: CountryServices;
  identity: IdentityServices;
  library: { parental: ParentalControl };
  mail: MailServices;
};
