export * from './title-answers';
