import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { MetricsRegistryService } from '../../metrics/metrics-registry.service.js';

/** The directives of pages; others are counted as `other`. */
const DIRECTIVES = new Set(
  `script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src connect-src
   frame-src manifest-src form-action frame-ancestors object-src base-uri default-src require-trusted-types-for
   trusted-types`.split(/\s+/),
);

/** The most reports that are counted per request; browsers send a few. */
const MAX_REPORTS = 20;

/**
 * Counts violations of the content security policy by directive. The URLs and samples in reports may be personal and are
 * not stored.
 */
@Injectable()
export class PolicyReportsService {
  private readonly counted: Counter;

  constructor(registry: MetricsRegistryService) {
    this.counted = new Counter({
      name: 'hitohira_policy_reports_total',
      help: 'Violations of the content security policy that browsers reported, by directive.',
      labelNames: ['directive'],
      registers: [registry],
    });
  }

  /** @param body a list of reports (Reporting API), or one as older browsers send it (CSP Level 2) */
  count(body: unknown): void {
    const reports = Array.isArray(body) ? (body as unknown[]).slice(0, MAX_REPORTS) : [body];
    for (const report of reports) {
      const directive = directiveOf(report);
      if (directive === null) continue;
      this.counted.inc({ directive: DIRECTIVES.has(directive) ? directive : 'other' });
    }
  }
}

/** The violated directive of a report, or null for other values. */
function directiveOf(report: unknown): string | null {
  const { type, body, 'csp-report': older } = fieldsOf(report);
  if (older !== undefined) {
    const { 'effective-directive': effective, 'violated-directive': violated } = fieldsOf(older);
    const named = effective ?? violated;
    return typeof named === 'string' ? (named.split(' ', 1)[0] ?? '') : null;
  }
  if (type !== 'csp-violation') return null;
  const { effectiveDirective } = fieldsOf(body);
  return typeof effectiveDirective === 'string' ? effectiveDirective : null;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
