import { decodeJwt } from 'jose';
import { type DataSource, type EntityManager } from 'typeorm';
import { type AppConfig } from '../../config/app-config.js';
import { type TransactionsService } from '../../database/transactions.service.js';
import { KeyRingService } from '../key-ring.service.js';
import { AccessTokensService } from './access-tokens.service.js';
import { FakeSessions } from './fake-sessions.js';
import { RefreshTokensService } from './refresh-tokens.service.js';
import { type SessionReadModel } from './session.read-model.js';
import { type SessionsRepository } from './sessions.repository.js';
import { type IssuedTokens, SessionsService } from './sessions.service.js';

const GRACE_S = 30;
const accountId = 'account-1';
const tx = {} as EntityManager;

function startSessions() {
  const config = {
    publicUrl: 'https://example.com',
    sessions: { accessTtlS: 900, refreshTtlS: 86_400, refreshGraceS: GRACE_S },
  } as AppConfig;
  const keys = new KeyRingService({ jwt: 'j'.repeat(32) });
  const stored = new FakeSessions();
  const transactions = {
    run: <Result>(work: (tx: EntityManager) => Promise<Result>) => work(tx),
  } as TransactionsService;
  const sessions = new SessionsService(
    config,
    { manager: tx } as DataSource,
    transactions,
    stored as unknown as SessionsRepository,
    stored as unknown as SessionReadModel,
    new AccessTokensService(config, keys),
    new RefreshTokensService(keys),
  );
  /** Makes a request with the tokens. */
  const use = ({ sessionId, accessToken }: IssuedTokens) =>
    sessions.authenticate({ accountId, sessionId, generation: Number(decodeJwt(accessToken)['gen']) }, null);
  return { sessions, stored, use };
}

describe('a session', () => {
  it('issues new tokens for the newest refresh token', async () => {
    const { sessions } = startSessions();
    const first = await sessions.begin(tx, accountId, 'Firefox');
    const second = await sessions.rotate(first.refreshToken);
    expect(second).toMatchObject({ accountId, sessionId: first.sessionId });
    expect(second?.refreshToken).not.toBe(first.refreshToken);
  });

  it('reissues the same successor if the response was lost, however late', async () => {
    const { sessions, stored } = startSessions();
    const first = await sessions.begin(tx, accountId, null);
    const second = await sessions.rotate(first.refreshToken);
    stored.wait(86_400);
    const again = await sessions.rotate(first.refreshToken);
    expect(again?.refreshToken).toBe(second?.refreshToken);
  });

  it('reissues the same successor to another tab within the grace period', async () => {
    const { sessions, stored, use } = startSessions();
    const first = await sessions.begin(tx, accountId, null);
    const second = (await sessions.rotate(first.refreshToken))!;
    await use(second);
    stored.wait(GRACE_S - 1);
    expect((await sessions.rotate(first.refreshToken))?.refreshToken).toBe(second.refreshToken);
  });

  it('ends if the previous token is reused after the grace period', async () => {
    const { sessions, stored, use } = startSessions();
    const first = await sessions.begin(tx, accountId, null);
    const second = (await sessions.rotate(first.refreshToken))!;
    expect(await use(second)).toEqual({ accountId, sessionId: first.sessionId });
    stored.wait(GRACE_S + 1);
    expect(await sessions.rotate(first.refreshToken)).toBeNull();
    expect(await use(second)).toBeNull();
    expect(await sessions.rotate(second.refreshToken)).toBeNull();
  });

  it('ends at once if an older token is reused', async () => {
    const { sessions, use } = startSessions();
    const first = await sessions.begin(tx, accountId, null);
    const second = (await sessions.rotate(first.refreshToken))!;
    const third = (await sessions.rotate(second.refreshToken))!;
    expect(await sessions.rotate(first.refreshToken)).toBeNull();
    expect(await use(third)).toBeNull();
  });

  it('survives an invalid token', async () => {
    const { sessions, use } = startSessions();
    const first = await sessions.begin(tx, accountId, null);
    expect(await sessions.rotate(`${first.refreshToken}x`)).toBeNull();
    expect(await use(first)).toEqual({ accountId, sessionId: first.sessionId });
  });

  it('belongs to its account only', async () => {
    const { sessions } = startSessions();
    const { sessionId } = await sessions.begin(tx, accountId, null);
    expect(
      await sessions.authenticate({ accountId: 'account-2', sessionId, generation: 1 }, null),
    ).toBeNull();
  });
});
