import {
  endSession,
  getAccount,
  getOwnAccount,
  HitohiraError,
  listSessions,
  logOut,
  openSession,
  renewSession,
} from '../../../openapi/src/index.js';
import { signUp } from '../support/sign-up.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('the SDK', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(() => testApp.stop());

  const statusOf = async (call: Promise<unknown>) => {
    const error: unknown = await call.then(
      () => null,
      (reason: unknown) => reason,
    );
    return error instanceof HitohiraError ? [error.status, error.failure?.statusCode] : error;
  };

  it('opens a session, acts in it, renews it and ends it', async () => {
    const { account, input } = await signUp(testApp);
    const server = { baseUrl: testApp.url };
    const session = await openSession({ email: input.email, password: input.password }, server);
    const as = { ...server, accessToken: session.accessToken };
    expect(await getOwnAccount(as)).toEqual(account);
    expect(await getAccount(account.displayId, as)).toMatchObject({ isMe: true });

    const renewed = await renewSession(session.refreshToken, server);
    expect(renewed.refreshToken).not.toBe(session.refreshToken);
    const asRenewed = { ...server, accessToken: renewed.accessToken };
    const { results, total } = await listSessions(asRenewed);
    expect(total).toBe(2);
    const other = results.find(({ current }) => !current);
    await endSession(other?.id ?? '', asRenewed);
    expect((await listSessions(asRenewed)).total).toBe(1);

    await logOut(asRenewed);
    expect(await statusOf(getOwnAccount(asRenewed))).toEqual([401, 401]);
    expect(await statusOf(renewSession(renewed.refreshToken, server))).toEqual([401, 401]);
  });

  it('says which failure it was', async () => {
    const server = { baseUrl: testApp.url, language: 'en' } as const;
    expect(await statusOf(openSession({ email: 'nobody@example.com', password: 'x' }, server))).toEqual([
      401, 401,
    ]);
  });
});
