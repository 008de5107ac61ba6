export { fromNow, realmImages, realmTitles, relatedTitles } from './realm-titles';
export type { HeroAnswer } from './title-answers';
export { event, hero, playlist, rail, series, video } from './title-answers';
export { sampleAnswer, workshopTitleSite } from './workshop-site';
