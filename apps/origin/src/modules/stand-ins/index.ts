import { defineOriginModule } from '../../kernel/module';
import { forwardToFirebase } from './firebase-emulator';
import { serveOpinPage } from './opin-page';
import { servePlugins } from './plugins';
import { serveVendors } from './vendors';

/** Pages of other companies' at the origin's own address, so that sample realms can name them by a path. No call is its own. */
export const standIns = defineOriginModule({
  name: 'stand-ins',
  async pages(app, { counterparts, options }) {
    serveVendors(app, counterparts);
    servePlugins(app);
    await forwardToFirebase(app, options.firebaseEmulator);
    serveOpinPage(app, counterparts);
  },
});
