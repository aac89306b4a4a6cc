import { endFlow, enterStep, FLOWS, type FlowName, readFlow, stepPath } from './flows';
import { siteSettings } from './site-settings';

const { jest } = import.meta;

const NAMES = Object.keys(FLOWS) as FlowName[];

describe.each(NAMES)('the flow %s', (name) => {
  const steps = Object.keys(FLOWS[name].steps) as never[];

  it('keeps its step and notes over a reload', () => {
    for (const step of steps) {
      enterStep(name, step, { email: 'hanako@example.com' });
      expect(readFlow(name)).toMatchObject({ step, notes: { email: 'hanako@example.com' } });
    }
  });

  it('has an address per step, none of which is its start', () => {
    const addresses = steps.map((step) => stepPath(name, step));
    expect(new Set(addresses).size).toBe(steps.length);
    expect(addresses).not.toContain(FLOWS[name].start);
  });

  it('ends explicitly or when it expires', () => {
    enterStep(name, steps[0]!);
    endFlow(name);
    expect(readFlow(name)).toBeNull();

    enterStep(name, steps[0]!);
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + siteSettings().flowMs - 1000);
    expect(readFlow(name)).not.toBeNull();
    clock.mockReturnValue(now + siteSettings().flowMs + 1);
    expect(readFlow(name)).toBeNull();
    clock.mockRestore();
  });

  it('ignores malformed data', () => {
    const startedAt = Date.now();
    for (const stored of [
      '{"step":',
      'null',
      '"code"',
      JSON.stringify({ step: 'nowhere', notes: {}, startedAt }),
      JSON.stringify({ step: 'constructor', notes: {}, startedAt }),
      JSON.stringify({ step: steps[0], startedAt }),
      JSON.stringify({ step: steps[0], notes: null, startedAt }),
      JSON.stringify({ step: steps[0], notes: { email: 1 }, startedAt }),
      JSON.stringify({ step: steps[0], notes: {} }),
    ]) {
      window.sessionStorage.setItem(`flow:${name}`, stored);
      expect(readFlow(name)).toBeNull();
    }
  });
});

it('flows are independent', () => {
  enterStep('signUp', 'code');
  for (const name of NAMES.filter((other) => other !== 'signUp')) expect(readFlow(name)).toBeNull();
});
