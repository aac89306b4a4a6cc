/** How something was found: in order, worth a look, or in the way of visitors. */
export type Health = 'ok' | 'warning' | 'fault';

/** What the doctor says about one thing. */
export interface Finding {
  check: string;
  health: Health;
  /** A sentence; where something is wrong it names what to do. */
  says: string;
}

/** Gives the findings of one check their name. */
export function findings(check: string): Record<Health, (says: string) => Finding> {
  return {
    ok: (says) => ({ check, health: 'ok', says }),
    warning: (says) => ({ check, health: 'warning', says }),
    fault: (says) => ({ check, health: 'fault', says }),
  };
}
