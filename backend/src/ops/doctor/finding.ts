/** A finding's severity: `warning` needs attention, `fault` affects visitors. */
export type Health = 'ok' | 'warning' | 'fault';

/** The result of one check. */
export interface Finding {
  check: string;
  health: Health;
  /** A sentence; for problems it includes the remedy. */
  says: string;
}

/** Creates findings with the name of one check. */
export function findings(check: string): Record<Health, (says: string) => Finding> {
  return {
    ok: (says) => ({ check, health: 'ok', says }),
    warning: (says) => ({ check, health: 'warning', says }),
    fault: (says) => ({ check, health: 'fault', says }),
  };
}
