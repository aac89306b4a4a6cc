import { FLOW_TTL_MS } from '../../config/site';

const STORAGE_KEY = 'signUpFlow';

/** Where a person stands between the form and the finished account. */
export interface SignUpFlow {
  step: 'code' | 'complete';
  /** Where the code went. */
  email: string;
  /** The display ID that the flow holds, where it began with the form. */
  displayId?: string;
  startedAt: number;
}

function isFlow(value: unknown): value is SignUpFlow {
  return (
    typeof value === 'object' &&
    value !== null &&
    'step' in value &&
    (value.step === 'code' || value.step === 'complete') &&
    'email' in value &&
    typeof value.email === 'string' &&
    (!('displayId' in value) || typeof value.displayId === 'string') &&
    'startedAt' in value &&
    typeof value.startedAt === 'number'
  );
}

/**
 * The flow this tab is in, if it is still alive. The server's own token cannot be read here; this is what the page
 * remembers, so that a reload stays on the step and a step cannot be opened out of the blue.
 */
export function readSignUpFlow(): SignUpFlow | null {
  const stored = window.sessionStorage.getItem(STORAGE_KEY);
  if (stored === null) return null;
  try {
    const flow: unknown = JSON.parse(stored);
    return isFlow(flow) && Date.now() - flow.startedAt < FLOW_TTL_MS ? flow : null;
  } catch {
    return null;
  }
}

/** A code was mailed: the next step is to enter it. */
export function startSignUpFlow(begun: Pick<SignUpFlow, 'email' | 'displayId'>): void {
  const { email, displayId } = begun;
  const flow: SignUpFlow = { step: 'code', email, ...(displayId && { displayId }), startedAt: Date.now() };
  window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(flow));
}

/** The code was right: what remains is to say so. The address is not needed any more and not kept. */
export function completeSignUpFlow(): void {
  const flow: SignUpFlow = { step: 'complete', email: '', startedAt: Date.now() };
  window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(flow));
}

/** The flow is over. */
export function endSignUpFlow(): void {
  window.sessionStorage.removeItem(STORAGE_KEY);
}
