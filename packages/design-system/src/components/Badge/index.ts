export { Badge, type BadgeProps } from './Badge';
export { LanguageBadge, type LanguageBadgeProps } from './LanguageBadge';
