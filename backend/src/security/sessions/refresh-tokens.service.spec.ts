import { KeyRingService } from '../key-ring.service.js';
import { equal, hashToken } from '../token-hash.js';
import { RefreshTokensService } from './refresh-tokens.service.js';

const tokens = new RefreshTokensService(new KeyRingService({ jwt: 'j'.repeat(32) }));
const CLAIMS = { sessionId: '019aa2b4-6c1e-7cc3-a8f5-3f1d6a0c9b11', generation: 3 };

describe('refresh tokens', () => {
  it('can be recreated and read', () => {
    const token = tokens.make(CLAIMS);
    expect(tokens.make(CLAIMS)).toBe(token);
    expect(tokens.read(token)).toEqual(CLAIMS);
  });

  it('differ by session, generation and secret', () => {
    const others = [
      tokens.make({ ...CLAIMS, generation: 4 }),
      tokens.make({ ...CLAIMS, sessionId: CLAIMS.sessionId.replace('1', '2') }),
      new RefreshTokensService(new KeyRingService({ jwt: 'k'.repeat(32) })).make(CLAIMS),
    ];
    const macs = [tokens.make(CLAIMS), ...others].map((token) => token.split('.')[2]);
    expect(new Set(macs).size).toBe(4);
  });

  it('are rejected if altered or malformed', () => {
    const token = tokens.make(CLAIMS);
    const [session = '', , mac = ''] = token.split('.');
    const forged = [
      `${session}.4.${mac}`,
      `${session.replace('1', '2')}.3.${mac}`,
      `${session}.03.${mac}`,
      token.slice(0, -1),
      `${token}A`,
      `${token.slice(0, -2)}AA`,
      `${session}.3.${'A'.repeat(43)}`,
      'x'.repeat(100_000),
      '',
      '..',
    ];
    for (const each of forged) expect([each, tokens.read(each)]).toEqual([each, null]);
  });

  it('are compared by their hash', () => {
    expect(equal(hashToken('a'), hashToken('a'))).toBe(true);
    expect(equal(hashToken('a'), hashToken('b'))).toBe(false);
    expect(equal(hashToken('a'), Buffer.alloc(0))).toBe(false);
  });
});
