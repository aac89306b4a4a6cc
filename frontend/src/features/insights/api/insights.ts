import { insightDay, shiftDay } from '@hitohira/backend/rules';
import { keepPreviousData } from '@tanstack/react-query';
import { useReadInsights } from '../../../api/generated/insights/insights';
import { getExportInsightsUrl } from '../../../api/generated/requests';
import { type Period } from '../periods';

/** The days of a period that ends today, on the days of the server. */
function daysOf(period: Period): { from: string; to: string } {
  const to = insightDay(Date.now());
  return { from: shiftDay(to, 1 - period), to };
}

/** The insights of a period. While another one is loading, the last one stays. */
export function useInsights(period: Period) {
  return useReadInsights(daysOf(period), { query: { placeholderData: keepPreviousData, staleTime: 0 } });
}

/** The address of the file with the insights of a period. */
export function exportAddress(period: Period): string {
  return getExportInsightsUrl(daysOf(period));
}
