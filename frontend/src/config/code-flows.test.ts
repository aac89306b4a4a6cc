import { restartCodeStep, startCodeStep, readMailedCode } from './code-flows';
import { readFlow } from './flows';

const { jest } = import.meta;

describe('the code step of a flow', () => {
  afterEach(() => jest.restoreAllMocks());

  it('stores where and when the code was sent', () => {
    jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    startCodeStep('changeEmail', 'hana@example.org');
    expect(readMailedCode('changeEmail')).toEqual({ email: 'hana@example.org', sentAt: 1_000_000 });
    expect(readMailedCode('changePassword')).toEqual({ email: '', sentAt: 0 });
  });

  it('keeps the address when another code is sent, and restarts the wait', () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    startCodeStep('signUp', 'hana@example.org');
    clock.mockReturnValue(1_070_000);
    restartCodeStep('signUp');
    expect(readFlow('signUp')?.step).toBe('code');
    expect(readMailedCode('signUp')).toEqual({ email: 'hana@example.org', sentAt: 1_070_000 });
  });

  it('is not started by another code', () => {
    restartCodeStep('resetPassword');
    expect(readFlow('resetPassword')).toBeNull();
  });
});
