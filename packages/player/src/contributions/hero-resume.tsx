export { HeroResume as Contribution } from '../playback/HeroResume';
