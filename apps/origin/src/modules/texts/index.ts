import { defineOriginModule } from '../../kernel/module';
import { textRoutes } from './routes';
import { textSeed } from './seed';
import { labelOverrides, operatorTexts } from './tables';

/** Wording that a realm's operator keeps at the origin (1 §9). */
export const texts = defineOriginModule({
  name: 'texts',
  tables: { labelOverrides, operatorTexts },
  limits: { labels: 'catalogue', richtextTranslations: 'catalogue', texts: 'catalogue' },
  routes: textRoutes,
  seed: textSeed,
});
