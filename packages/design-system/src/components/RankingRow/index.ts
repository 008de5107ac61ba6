export { RankingRow, type RankingRowProps } from './RankingRow';
