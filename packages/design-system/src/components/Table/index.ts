export { Table, type TableColumn, type TableProps, type TableSort } from './Table';
