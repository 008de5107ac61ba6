export { loadHandlers } from './load-handlers';
export { realmFixture } from './realm-fixture';
export { siteFixture } from './site-fixture';
export { WorkshopPage, WorkshopPart } from './WorkshopPage';
export { type WorkshopAnswers, type WorkshopViewer, workshopVisit } from './workshop-visit';
