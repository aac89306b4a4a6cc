import { KeyRingService } from './key-ring.service.js';

const keys = new KeyRingService({ jwt: 'a secret of at least 32 characters' });

describe('the key ring', () => {
  it('derives the same 256-bit key per use each time', () => {
    const uses = ['access-token', 'refresh-token', 'flow-code', 'throttle-key'] as const;
    const all = uses.map((use) => keys.key(use).toString('hex'));
    expect(new Set(all).size).toBe(uses.length);
    for (const key of all) expect(key).toHaveLength(64);
    expect(new KeyRingService({ jwt: 'a secret of at least 32 characters' }).key('flow-code')).toEqual(
      keys.key('flow-code'),
    );
  });

  it('derives other keys from another secret', () => {
    expect(new KeyRingService({ jwt: 'another secret of 32 characters!' }).key('flow-code')).not.toEqual(
      keys.key('flow-code'),
    );
  });

  it('verifies with the previous secret, but does not sign with it', () => {
    const before = new KeyRingService({ jwt: 'a'.repeat(32) });
    const during = new KeyRingService({ jwt: 'b'.repeat(32), jwtPrevious: 'a'.repeat(32) });
    const after = new KeyRingService({ jwt: 'b'.repeat(32) });
    const mac = before.mac('flow-code', 'x');
    expect([before, during, after].map((ring) => ring.isMac(mac, 'flow-code', 'x'))).toEqual([
      true,
      true,
      false,
    ]);
    expect(during.isMac(mac, 'flow-code', 'y')).toBe(false);
    expect(during.isMac(Buffer.alloc(0), 'flow-code', 'x')).toBe(false);
    expect(during.mac('flow-code', 'x')).toEqual(after.mac('flow-code', 'x'));
    expect(during.key('access-token')).toEqual(after.key('access-token'));
  });

  it('encodes parts unambiguously', () => {
    expect(keys.mac('flow-code', 'ab', 'c')).not.toEqual(keys.mac('flow-code', 'a', 'bc'));
    expect(keys.mac('flow-code', 'a')).not.toEqual(keys.mac('throttle-key', 'a'));
  });
});
