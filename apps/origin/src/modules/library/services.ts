import type { Kernel } from '../../kernel/kernel';
import type { IdentityServices } from '../identity';
import type { MailServices } from '../mail';
import type { History } from './history/history';
import type { FindOwnProfile } from './own-profile';
import type { ParentalControl } from './parental/parental-control';

/** The services of the library: the kernel, the modules that it uses, and its own. */
export interface LibraryServices extends Kernel {
  identity: IdentityServices;
  mail: MailServices;
  history: History;
  ownProfile: FindOwnProfile;
  parental: ParentalControl;
}
