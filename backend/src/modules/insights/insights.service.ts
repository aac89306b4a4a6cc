import { Injectable } from '@nestjs/common';
import { InvalidInput } from '../../common/errors/request-errors.js';
import { countDays, insightDay, shiftDay } from './insight-days.rules.js';
import { INSIGHT_LIMITS } from './insights.rules.js';
import {
  type ExportedSum,
  type InsightPeriod,
  InsightsReadModel,
  type InsightsView,
} from './insights.read-model.js';

/** The insights of a period, compared with the previous one of the same length if that is still kept. */
export interface ComparedInsights extends InsightPeriod {
  view: InsightsView;
  isComparable: boolean;
}

/** Visits to creators' pages. */
@Injectable()
export class InsightsService {
  constructor(private readonly insights: InsightsReadModel) {}

  /** @throws InvalidInput for days in the wrong order, or too many */
  async read(accountId: string, days: Partial<InsightPeriod>): Promise<ComparedInsights> {
    const { from, to } = periodOf(days);
    const before = shiftDay(from, -countDays(from, to));
    const view = await this.insights.read(accountId, { from, to }, before);
    return { from, to, view, isComparable: before >= firstKeptDay() };
  }

  /**
   * All sums by day, with the period.
   *
   * @throws InvalidInput for days in the wrong order, or too many
   */
  async export(
    accountId: string,
    days: Partial<InsightPeriod>,
  ): Promise<InsightPeriod & { rows: ExportedSum[] }> {
    const period = periodOf(days);
    return { ...period, rows: await this.insights.export(accountId, period) };
  }
}

function firstKeptDay(): string {
  return shiftDay(insightDay(Date.now()), 1 - INSIGHT_LIMITS.days);
}

function periodOf({ from, to = insightDay(Date.now()) }: Partial<InsightPeriod>): InsightPeriod {
  const first = from ?? shiftDay(to, 1 - INSIGHT_LIMITS.usualDays);
  if (first > to) throw new InvalidInput([{ field: 'from', code: 'invalidFormat' }]);
  if (countDays(first, to) > INSIGHT_LIMITS.days)
    throw new InvalidInput([{ field: 'from', code: 'invalidLength' }]);
  return { from: first, to };
}
