export { AgeMark, type AgeMarkProps } from './AgeMark';
