import { STORAGE_KEYS } from './storage-keys';
import { PATHS } from './paths';
import { siteSettings } from './site-settings';

/** Multi-step flows: where each starts, and the address of every step that cannot be opened directly. */
export const FLOWS = {
  signUp: {
    start: PATHS.signUpForm,
    steps: { code: PATHS.signUpCode, complete: PATHS.signUpComplete },
  },
  contact: {
    start: PATHS.contact,
    steps: { confirm: PATHS.contactConfirm, complete: PATHS.contactComplete },
  },
  resetPassword: {
    start: PATHS.resetPassword,
    steps: {
      code: PATHS.resetPasswordCode,
      setting: PATHS.resetPasswordSetting,
      complete: PATHS.resetPasswordComplete,
    },
  },
  changeEmail: {
    start: PATHS.settingsAccount,
    steps: {
      form: PATHS.settingsEmail,
      code: PATHS.settingsEmailCode,
      complete: PATHS.settingsEmailComplete,
    },
  },
  changePassword: {
    start: PATHS.settingsAccount,
    steps: {
      form: PATHS.changePassword,
      code: PATHS.changePasswordCode,
      complete: PATHS.changePasswordComplete,
    },
  },
  deleteAccount: {
    start: PATHS.deleteAccount,
    steps: { complete: PATHS.deleteAccountComplete },
  },
} as const;

export type FlowName = keyof typeof FLOWS;

export type FlowStep<Name extends FlowName> = keyof (typeof FLOWS)[Name]['steps'] & string;

/** The current step of a flow and data for later steps; never a password or a code. */
export interface ActiveFlow<Name extends FlowName> {
  step: FlowStep<Name>;
  notes: Readonly<Record<string, string>>;
}

interface StoredFlow<Name extends FlowName> extends ActiveFlow<Name> {
  startedAt: number;
}

const storageKey = (name: FlowName) => `${STORAGE_KEYS.flow}${name}`;

/** The address of a step. */
export function stepPath<Name extends FlowName>(name: Name, step: FlowStep<Name>): string {
  const steps: Readonly<Record<string, string>> = FLOWS[name].steps;
  return steps[step] ?? FLOWS[name].start;
}

function isStored<Name extends FlowName>(name: Name, value: unknown): value is StoredFlow<Name> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'step' in value &&
    typeof value.step === 'string' &&
    Object.hasOwn(FLOWS[name].steps, value.step) &&
    'notes' in value &&
    typeof value.notes === 'object' &&
    value.notes !== null &&
    Object.values(value.notes).every((note) => typeof note === 'string') &&
    'startedAt' in value &&
    typeof value.startedAt === 'number'
  );
}

/** The flow that this tab is in; null if there is none or it has expired. The server checks its own token. */
export function readFlow<Name extends FlowName>(name: Name): ActiveFlow<Name> | null {
  const stored = window.sessionStorage.getItem(storageKey(name));
  if (stored === null) return null;
  try {
    const flow: unknown = JSON.parse(stored);
    return isStored(name, flow) && Date.now() - flow.startedAt < siteSettings().flowMs ? flow : null;
  } catch {
    return null;
  }
}

/** Moves a flow to a step. Call this before navigating to it. */
export function enterStep<Name extends FlowName>(
  name: Name,
  step: FlowStep<Name>,
  notes: Readonly<Record<string, string>> = {},
): void {
  const flow: StoredFlow<Name> = { step, notes, startedAt: Date.now() };
  window.sessionStorage.setItem(storageKey(name), JSON.stringify(flow));
}

/** Ends a flow. */
export function endFlow(name: FlowName): void {
  window.sessionStorage.removeItem(storageKey(name));
}
