import { TooManyRequests } from '../../common/errors/request-errors.js';
import { type LoginLockService, type LoginRequest } from '../../security/login-lock/login-lock.service.js';
import { type PasswordsService } from '../../security/passwords/passwords.service.js';
import { type AccountsRepository, type Credentials } from './accounts.repository.js';
import { PasswordAttemptsService } from './password-attempts.service.js';

const HANA: Credentials = { id: 'hana', passwordHash: 'hash of petals', suspendedAt: null };

/** The service over fakes that record what the lock counts. */
function makeService() {
  const begun: LoginRequest[] = [];
  const takenBack: object[] = [];
  const queue = { isFull: false };
  const service = new PasswordAttemptsService(
    {
      findCredentials: (key: string) => Promise.resolve(key === 'hana@example.com' ? HANA : null),
    } as unknown as AccountsRepository,
    {
      begin: (request: LoginRequest) => {
        begun.push(request);
        return Promise.resolve({ accountId: request.accountId });
      },
      takeBack: (loginTry: object) => {
        takenBack.push(loginTry);
        return Promise.resolve();
      },
    } as unknown as LoginLockService,
    {
      matches: (password: string, hash: string | null) =>
        queue.isFull
          ? Promise.reject(new TooManyRequests(1))
          : Promise.resolve(hash === `hash of ${password}`),
    } as unknown as PasswordsService,
  );
  const compare = (password: string, emailKey = 'hana@example.com', ownerId?: string) =>
    service.compare({ emailKey, password, knownDevice: null }, ownerId);
  return { compare, begun, takenBack, queue };
}

describe('an entered password', () => {
  it('is counted for the account of its address, and leads to it if it is right', async () => {
    const { compare, begun } = makeService();
    expect(await compare('petals')).toEqual({ loginTry: { accountId: 'hana' }, account: HANA });
    expect(await compare('leaves')).toEqual({ loginTry: { accountId: 'hana' }, account: null });
    expect(begun.map(({ accountId }) => accountId)).toEqual(['hana', 'hana']);
  });

  it('is counted for an unknown address, too', async () => {
    const { compare, begun } = makeService();
    expect((await compare('petals', 'mika@example.com')).account).toBeNull();
    expect(begun).toEqual([{ emailKey: 'mika@example.com', accountId: null, knownDevice: null }]);
  });

  it('is wrong for an owner whose account is another one, and counted as theirs', async () => {
    const { compare, begun } = makeService();
    expect((await compare('petals', 'hana@example.com', 'mika')).account).toBeNull();
    expect((await compare('petals', 'hana@example.com', 'hana')).account).toBe(HANA);
    expect(begun.map(({ accountId }) => accountId)).toEqual(['mika', 'hana']);
  });

  it('is not counted if it was not compared', async () => {
    const { compare, takenBack, queue } = makeService();
    queue.isFull = true;
    await expect(compare('petals')).rejects.toThrow(TooManyRequests);
    expect(takenBack).toEqual([{ accountId: 'hana' }]);
  });
});
