import { NEWS_BADGE_LIMIT } from '../../config/site';

/** The state of the badge of the unread news. */
export interface UnreadBadgeState {
  count: number;
  isShow: boolean;
  /** What stands in the badge; empty where there is nothing to say. */
  label: string;
}

/**
 * The badge of a count: shown from one on, and not counting beyond 99. Nobody signed in, or a count that could not be
 * had, is zero with the badge in its place and nothing in it: no number is claimed that nobody knows.
 */
export function unreadBadge(count: number | null): UnreadBadgeState {
  if (count === null) return { count: 0, isShow: true, label: '' };
  if (count < 1) return { count: 0, isShow: false, label: '' };
  return { count, isShow: true, label: count > NEWS_BADGE_LIMIT ? `${NEWS_BADGE_LIMIT}+` : String(count) };
}
