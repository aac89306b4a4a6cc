import { NEWS_BADGE_LIMIT } from '../../config/site';

/** The state of the badge of unread news. */
export interface UnreadBadgeState {
  count: number;
  isShow: boolean;
  /** The text of the badge; empty when the count is unknown. */
  label: string;
}

/** The badge of a count: hidden at 0 and capped at 99. An unknown count renders an empty badge. */
export function unreadBadge(count: number | null): UnreadBadgeState {
  if (count === null) return { count: 0, isShow: true, label: '' };
  if (count < 1) return { count: 0, isShow: false, label: '' };
  return { count, isShow: true, label: count > NEWS_BADGE_LIMIT ? `${NEWS_BADGE_LIMIT}+` : String(count) };
}
