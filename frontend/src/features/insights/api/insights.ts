import { insightDay, shiftDay } from '@hitohira/backend/rules';
import { keepPreviousData } from '@tanstack/react-query';
import { useReadInsights } from '../../../api/generated/insights/insights';
import { getExportInsightsUrl } from '../../../api/generated/requests';
import { type Period } from '../periods';

/** The dates of a period that ends today, in the server's time zone. */
function daysOf(period: Period): { from: string; to: string } {
  const to = insightDay(Date.now());
  return { from: shiftDay(to, 1 - period), to };
}

/** The insights of a period. While another period loads, the last one stays. */
export function useInsights(period: Period) {
  return useReadInsights(daysOf(period), { query: { placeholderData: keepPreviousData, staleTime: 0 } });
}

/** The URL of the CSV file for a period. */
export function exportAddress(period: Period): string {
  return getExportInsightsUrl(daysOf(period));
}
