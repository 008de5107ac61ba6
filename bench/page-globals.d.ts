import type { cardsPage } from './cards/page.mjs';
import type { FormsPage } from './forms/page/stage.mjs';

// What pages of the bench offer to the program that measures them from outside.
declare global {
  interface Window {
    cards: typeof cardsPage;
    forms: FormsPage;
  }
}
