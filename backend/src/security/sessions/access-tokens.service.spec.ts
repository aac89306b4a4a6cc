import { errors, jwtVerify } from 'jose';
import { type AppConfig } from '../../config/app-config.js';
import { KeyRingService } from '../key-ring.service.js';
import {
  ACCESS_TOKEN_ALGORITHM,
  ACCESS_TOKEN_TYPE,
  accessTokenAudience,
  AccessTokensService,
} from './access-tokens.service.js';

const NOW = Date.parse('2027-01-28T09:00:00.900Z');
const TTL_S = 900;
const CLAIMS = { accountId: 'account-1', sessionId: 'session-1', generation: 3 };

describe('an access token', () => {
  const config = {
    ...{ publicUrl: 'https://hitohira.example', sessions: { accessTtlS: TTL_S } },
  } as AppConfig;
  const keys = new KeyRingService({ jwt: 'a secret of the test', jwtPrevious: 'the previous one' });
  const tokens = new AccessTokensService(config, keys);
  beforeEach(() => {
    jest.useFakeTimers();
    jest.setSystemTime(NOW);
  });
  afterEach(() => jest.useRealTimers());

  const verify = (token: string, key: Uint8Array, seconds = 0) =>
    jwtVerify(token, key, {
      ...{ issuer: config.publicUrl, audience: accessTokenAudience(config), typ: ACCESS_TOKEN_TYPE },
      ...{ algorithms: [ACCESS_TOKEN_ALGORITHM], currentDate: new Date(NOW + seconds * 1000) },
    });

  it('names the account, the session and its generation, for the API only', async () => {
    const { payload, protectedHeader } = await verify(await tokens.sign(CLAIMS), keys.key('access-token'));
    const issuedAt = Math.floor(NOW / 1000);
    expect(payload).toEqual({
      ...{ sub: 'account-1', sid: 'session-1', gen: 3, iat: issuedAt, exp: issuedAt + TTL_S },
      ...{ iss: 'https://hitohira.example', aud: 'https://hitohira.example/api' },
    });
    expect(protectedHeader).toEqual({ alg: 'HS256', typ: 'at+jwt' });
  });

  it('is valid until its life ends', async () => {
    const token = await tokens.sign(CLAIMS);
    expect(await verify(token, keys.key('access-token'), TTL_S - 1)).toBeDefined();
    await expect(verify(token, keys.key('access-token'), TTL_S)).rejects.toBeInstanceOf(errors.JWTExpired);
  });

  it('is signed with the current key for access tokens, and no other', async () => {
    const token = await tokens.sign(CLAIMS);
    for (const key of [keys.keys('access-token')[1]!, keys.key('refresh-token')])
      await expect(verify(token, key)).rejects.toBeInstanceOf(errors.JWSSignatureVerificationFailed);
  });
});
