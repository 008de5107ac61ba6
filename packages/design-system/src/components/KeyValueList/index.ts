export { type KeyValueEntry, KeyValueList, type KeyValueListProps } from './KeyValueList';
