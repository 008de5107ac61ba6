export { BufferRing, type BufferRingProps } from './BufferRing';
