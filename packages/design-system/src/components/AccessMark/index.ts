export { type AccessLevel, AccessMark, type AccessMarkProps } from './AccessMark';
