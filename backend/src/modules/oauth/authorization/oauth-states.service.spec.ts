import { createHash } from 'node:crypto';
import { type AppConfig } from '../../../config/app-config.js';
import { hashToken } from '../../../security/token-hash.js';
import { OAuthStateUnknown } from './authorization.errors.js';
import { type OAuthProvider, type OAuthState } from './oauth-state.entity.js';
import { type OAuthStatesRepository } from './oauth-states.repository.js';
import { OAuthStatesService } from './oauth-states.service.js';

type Kept = Pick<OAuthState, 'tokenHash' | 'provider' | 'accountId' | 'expiresAt'>;

const HANA = 'account-1';
const NOW = Date.parse('2027-01-28T09:00:00Z');

/** States in memory. They never expire. */
class FakeStates implements Pick<OAuthStatesRepository, 'insert' | 'consume'> {
  rows: Kept[] = [];

  insert(state: Kept): Promise<void> {
    this.rows.push(state);
    return Promise.resolve();
  }

  consume(provider: OAuthProvider, tokenHash: Buffer, accountId: string | null): Promise<boolean> {
    const left = this.rows.filter(
      (each) =>
        each.provider !== provider || !each.tokenHash.equals(tokenHash) || each.accountId !== accountId,
    );
    const isKnown = left.length < this.rows.length;
    this.rows = left;
    return Promise.resolve(isKnown);
  }
}

describe('the state of an authorization', () => {
  let states: FakeStates;
  let service: OAuthStatesService;
  beforeEach(() => {
    jest.useFakeTimers();
    jest.setSystemTime(NOW);
    states = new FakeStates();
    service = new OAuthStatesService(
      { providers: { stateTtlS: 600 } } as AppConfig,
      states as unknown as OAuthStatesRepository,
    );
  });
  afterEach(() => jest.useRealTimers());

  it('is kept for a while, as the hash of the token in the browser', async () => {
    const { token } = await service.begin('line', HANA);
    expect(states.rows).toEqual([
      {
        ...{ tokenHash: hashToken(token), provider: 'line', accountId: HANA },
        expiresAt: new Date(NOW + 600_000),
      },
    ]);
  });

  it('proves the flow once', async () => {
    const { token, state, nonce, codeChallenge } = await service.begin('line');
    const proof = await service.consume('line', { token, state });
    expect(proof.nonce).toBe(nonce);
    // The state and the nonce are in the address of the provider.
    expect([state, nonce]).not.toContain(proof.codeVerifier);
    expect(createHash('sha256').update(proof.codeVerifier).digest('base64url')).toBe(codeChallenge);
    await expect(service.consume('line', { token, state })).rejects.toBeInstanceOf(OAuthStateUnknown);
  });

  it('has different values for each flow and use', async () => {
    const [first, second] = [await service.begin('line'), await service.begin('line')];
    const values = [first, second].flatMap(({ token, state, nonce, codeChallenge }) => [
      ...[token, state, nonce, codeChallenge],
    ]);
    expect(new Set(values).size).toBe(8);
  });

  it('may be missing in the callback', async () => {
    const { token } = await service.begin('line');
    await expect(service.consume('line', { token, state: undefined })).resolves.toBeDefined();
  });

  it.each(['forged', ''])('is refused if it is forged ("%s"), but the flow goes on', async (forged) => {
    const { token, state } = await service.begin('line');
    await expect(service.consume('line', { token, state: forged })).rejects.toBeInstanceOf(OAuthStateUnknown);
    await expect(service.consume('line', { token, state })).resolves.toBeDefined();
  });

  it.each<[string, OAuthProvider, string | null, (token: string) => string | null]>([
    ['without the token of the browser', 'line', HANA, () => null],
    ['in another browser', 'line', HANA, () => 'other'],
    ['for another provider', 'youtube', HANA, (token) => token],
    ['for another account', 'line', 'account-2', (token) => token],
    ['for nobody', 'line', null, (token) => token],
  ])('is unknown %s', async (_what, provider, accountId, tokenOf) => {
    const { token } = await service.begin('line', HANA);
    const returned = { token: tokenOf(token), state: undefined };
    await expect(service.consume(provider, returned, accountId)).rejects.toBeInstanceOf(OAuthStateUnknown);
    await expect(service.consume('line', { token, state: undefined }, HANA)).resolves.toBeDefined();
  });
});
