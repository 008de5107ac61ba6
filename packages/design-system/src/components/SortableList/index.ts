export { moved } from './moved';
export {
  type SortableItem,
  SortableList,
  type SortableListLabels,
  type SortableListProps,
} from './SortableList';
