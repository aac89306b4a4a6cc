import { createSign, generateKeyPairSync } from 'node:crypto';
import { base64url, SignJWT, UnsecuredJWT } from 'jose';
import { cookieHeader, cookiesSetBy } from '../../../test/support/cookies.js';
import { signUp } from '../../../test/support/sign-up.js';
import { PUBLIC_URL, startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { KeyRingService } from '../key-ring.service.js';

const HOUR_S = 3600;

describe('access tokens', () => {
  let testApp: TestApp;
  let genuine: string;
  let key: Buffer;
  let claims: { sub: string; sid: string; gen: number };
  let stranger: string;

  beforeAll(async () => {
    testApp = await startTestApp();
    const { input, account } = await signUp(testApp);
    stranger = (await signUp(testApp)).account.accountId;
    const answer = await testApp
      .browser()
      .post('/api/auth/login')
      .send({ email: input.email, password: input.password });
    genuine = cookiesSetBy(answer)['accessToken']?.value ?? '';
    key = testApp.app.get(KeyRingService, { strict: false }).key('access-token');
    const { sid, gen } = JSON.parse(Buffer.from(genuine.split('.')[1] ?? '', 'base64url').toString()) as {
      sid: string;
      gen: number;
    };
    claims = { sub: account.accountId, sid, gen };
  });
  afterAll(() => testApp.stop());

  const now = () => Math.floor(Date.now() / 1000);
  const validClaims = () => ({
    ...claims,
    iss: PUBLIC_URL,
    aud: `${PUBLIC_URL}/api`,
    iat: now(),
    exp: now() + HOUR_S,
  });
  const without = (name: string) =>
    Object.fromEntries(Object.entries(validClaims()).filter(([each]) => each !== name));
  const sign = (payload: object, header: object = {}, withKey: Uint8Array = key) =>
    new SignJWT({ ...payload }).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header }).sign(withKey);
  const encode = (value: object) => base64url.encode(JSON.stringify(value));
  const statuses = async (token: string) => [
    (await testApp.client.get('/api/accounts/me').auth(token, { type: 'bearer' })).status,
    (await testApp.client.get('/api/accounts/me').set('Cookie', cookieHeader({ accessToken: token }))).status,
  ];

  it('contain subject, audience, issuer and expiry, and no personal data', () => {
    const [header, payload] = genuine
      .split('.')
      .slice(0, 2)
      .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>);
    expect(header).toEqual({ alg: 'HS256', typ: 'at+jwt' });
    expect(payload).toEqual({
      ...claims,
      iss: PUBLIC_URL,
      aud: `${PUBLIC_URL}/api`,
      iat: expect.any(Number),
      exp: Number(payload?.['iat']) + HOUR_S,
    });
  });

  it('are valid as issued', async () => {
    expect(await statuses(genuine)).toEqual([200, 200]);
    expect(await statuses(await sign(validClaims()))).toEqual([200, 200]);
  });

  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const publicPem = publicKey.export({ type: 'spki', format: 'pem' });

  it.each<[string, () => string | Promise<string>]>([
    ['algorithm none', () => new UnsecuredJWT(validClaims()).encode()],
    [
      'algorithm None with a type',
      () => `${encode({ alg: 'None', typ: 'at+jwt' })}.${encode(validClaims())}.`,
    ],
    ['HS512 with the right key', () => sign(validClaims(), { alg: 'HS512' })],
    ['HS256 with a public key as the secret', () => sign(validClaims(), {}, Buffer.from(publicPem))],
    [
      'RS256 with a key of the sender',
      () => {
        const signed = `${encode({ alg: 'RS256', typ: 'at+jwt' })}.${encode(validClaims())}`;
        return `${signed}.${createSign('sha256').update(signed).sign(privateKey, 'base64url')}`;
      },
    ],
    [
      'another subject with the old signature',
      () => {
        const [header = '', , signature = ''] = genuine.split('.');
        return `${header}.${encode({ ...validClaims(), sub: stranger })}.${signature}`;
      },
    ],
    ['a subject other than that of its session', () => sign({ ...validClaims(), sub: stranger })],
    ['an unknown session', () => sign({ ...validClaims(), sid: '019aa2b4-6c1e-7cc3-a8f5-3f1d6a0c9b11' })],
    ['an expiry in the past', () => sign({ ...validClaims(), iat: now() - 2 * HOUR_S, exp: now() - HOUR_S })],
    ['no expiry', () => sign(without('exp'))],
    ['no time of issue', () => sign(without('iat'))],
    ['a start in the future', () => sign({ ...validClaims(), nbf: now() + HOUR_S })],
    ['another audience', () => sign({ ...validClaims(), aud: PUBLIC_URL })],
    ['no audience', () => sign(without('aud'))],
    ['another issuer', () => sign({ ...validClaims(), iss: 'https://evil.example' })],
    ['no issuer', () => sign(without('iss'))],
    ['no session', () => sign(without('sid'))],
    ['a generation that is not a number', () => sign({ ...validClaims(), gen: '1' })],
    ['a subject that is not a string', () => sign({ ...validClaims(), sub: { toString: 'x' } })],
    ['the type of another token', () => sign(validClaims(), { typ: 'JWT' })],
    ['no type', () => sign(validClaims(), { typ: undefined })],
    [
      'its own key in the header',
      async () => sign(validClaims(), { jwk: { kty: 'oct', k: 'AA' } }, Buffer.alloc(32)),
    ],
    ['the URL of a key', () => sign(validClaims(), { jku: 'https://evil.example/jwks' }, Buffer.alloc(32))],
    ['the path of a key', () => sign(validClaims(), { kid: '../../dev/null' }, Buffer.alloc(32))],
    [
      'the key for another use',
      () => sign(validClaims(), {}, testApp.app.get(KeyRingService, { strict: false }).key('refresh-token')),
    ],
    ['a truncated signature', () => genuine.slice(0, -4)],
    ['no signature', () => genuine.slice(0, genuine.lastIndexOf('.') + 1)],
    ['a payload that is not an object', () => `${encode({ alg: 'HS256' })}.${base64url.encode('1')}.x`],
    ['nothing but dots', () => '..'],
    ['5000 characters', () => sign({ ...validClaims(), more: 'x'.repeat(5000) })],
  ])('are rejected with %s', async (_what, make) => {
    expect(await statuses(await make())).toEqual([401, 401]);
  });

  it('in the header take precedence over cookies, even if invalid', async () => {
    await testApp.client
      .get('/api/accounts/me')
      .set({
        Authorization: `Bearer ${genuine.slice(0, -4)}`,
        Cookie: cookieHeader({ accessToken: genuine }),
      })
      .expect(401);
  });

  it('of 100 kB are rejected before they are parsed', async () => {
    const token = await sign({ ...validClaims(), more: 'x'.repeat(100_000) });
    const answer = await fetch(`${testApp.url}/api/accounts/me`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([401, 431]).toContain(answer.status);
  });

  it('that are invalid are ignored on public operations', async () => {
    const answer = await testApp.client
      .get(`/api/accounts/${claims.sub}`)
      .auth(await sign({ ...validClaims(), exp: now() - 1 }), { type: 'bearer' })
      .expect(200);
    expect(answer.body.isMe).toBe(false);
  });
});
