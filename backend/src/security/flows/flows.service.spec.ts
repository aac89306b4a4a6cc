import { Logger } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { promised } from '../../../test/support/promised.js';
import { type AppConfig } from '../../config/app-config.js';
import { EmailHashService } from '../email-hash.service.js';
import { KeyRingService } from '../key-ring.service.js';
import { FakeThrottle } from '../throttling/fake-throttle.js';
import { MailAllowanceService } from '../throttling/mail-allowance.service.js';
import { type ThrottleService } from '../throttling/throttle.service.js';
import { type BrowserTrustService, type Standing } from './browser-trust.service.js';
import { CodeStopsService } from './code-stops.service.js';
import { FakeCodeStops } from './fake-code-stops.js';
import { type CodeStopsRepository } from './code-stops.repository.js';
import { CodesStopped, FlowEnded } from './flow.errors.js';
import { type Flow, type FlowPurpose } from './flow.entity.js';
import { type FlowsRepository } from './flows.repository.js';
import { FlowsService } from './flows.service.js';

const HANA = 'hana@example.com';
const ACCOUNT = 'account-1';
const CODE_TTL_S = 600;
const TOKEN_TTL_S = 3600;

/** Flows in memory. */
class FakeFlows implements Pick<FlowsRepository, keyof FlowsRepository> {
  rows: Flow[] = [];

  findLive(purpose: FlowPurpose, tokenHash: Buffer): Promise<Flow | null> {
    const found = this.rows.find(
      (row) =>
        row.purpose === purpose && row.tokenHash.equals(tokenHash) && row.expiresAt.getTime() > Date.now(),
    );
    return Promise.resolve(found ?? null);
  }

  insert(_tx: EntityManager, flow: Partial<Flow>): Promise<void> {
    this.rows.push({ signUpId: null, codeAttempts: 0, ...flow } as Flow);
    return Promise.resolve();
  }

  setCode(_tx: EntityManager, id: string, code: Partial<Flow>): Promise<void> {
    for (const row of this.rows) if (row.id === id) Object.assign(row, { ...code, codeAttempts: 0 });
    return Promise.resolve();
  }

  voidOtherCodes(_tx: EntityManager, of: Pick<Flow, 'id' | 'purpose' | 'emailKey'>): Promise<void> {
    for (const row of this.rows)
      if (row.purpose === of.purpose && row.emailKey === of.emailKey && row.id !== of.id) row.codeHash = null;
    return Promise.resolve();
  }

  deleteWithoutCode(
    _tx: EntityManager,
    of: { purpose: FlowPurpose; emailKey: string; keep: number },
  ): Promise<void> {
    const without = this.rows.filter(
      (row) => row.purpose === of.purpose && row.emailKey === of.emailKey && row.codeHash === null,
    );
    const beyond = new Set(without.slice(0, Math.max(0, without.length - of.keep)));
    this.rows = this.rows.filter((row) => !beyond.has(row));
    return Promise.resolve();
  }

  async countTry(purpose: FlowPurpose, tokenHash: Buffer, maxTries: number): Promise<Flow | null> {
    const row = await this.findLive(purpose, tokenHash);
    if (row === null || row.codeAttempts >= maxTries) return null;
    row.codeAttempts += 1;
    return row;
  }

  delete(_tx: EntityManager, id: string): Promise<boolean> {
    const before = this.rows.length;
    this.rows = this.rows.filter((row) => row.id !== id);
    return Promise.resolve(this.rows.length < before);
  }

  deleteOf(_tx: EntityManager, accountId: string): Promise<void> {
    this.rows = this.rows.filter((row) => row.accountId !== accountId);
    return Promise.resolve();
  }
}

describe('flows with a mailed code', () => {
  let flows: FakeFlows;
  let service: FlowsService;
  let throttle: FakeThrottle;
  /** The standing of browsers: strangers by default. */
  let standing: Standing;
  /** The accounts for which a browser's trust was checked. */
  let asked: (string | null)[];
  let locks: string[];
  const tx = {
    query: (_sql: string, [key]: string[]) => promised(() => void locks.push(String(key))),
  } as unknown as EntityManager;

  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2027-01-01T00:00:00Z') });
    Logger.overrideLogger(false);
    [flows, locks, asked, standing] = [new FakeFlows(), [], [], { as: 'stranger', deviceId: null }];
    throttle = new FakeThrottle({ WRONG_CODE: 4, MAIL_MINUTE: 1 });
    const keys = new KeyRingService({ jwt: 'a secret of the test' });
    const emailHash = new EmailHashService(keys);
    service = new FlowsService(
      {
        flows: { codeTtlS: CODE_TTL_S, tokenTtlS: TOKEN_TTL_S, codeMaxAttempts: 3 },
      } as AppConfig,
      keys,
      emailHash,
      flows as unknown as FlowsRepository,
      new MailAllowanceService(throttle as unknown as ThrottleService),
      new CodeStopsService(
        throttle as unknown as ThrottleService,
        new FakeCodeStops() as unknown as CodeStopsRepository,
        emailHash,
      ),
      {
        trustOf: (_emailKey: string, accountId: string | null) => {
          asked.push(accountId);
          return standing;
        },
      } as unknown as BrowserTrustService,
    );
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const start = (purpose: FlowPurpose = 'sign-up', withCode = true) =>
    service.start(tx, { purpose, emailKey: HANA, accountId: ACCOUNT, withCode });
  const ask = (token: string | null, changes: Partial<Parameters<FlowsService['request']>[1]> = {}) =>
    service.request(tx, {
      ...{ purpose: 'update-email', emailKey: HANA, accountId: ACCOUNT, token, mailAllowed: true },
      ...changes,
    });
  /** A code that differs from a right one. */
  const wrong = (code: string | null) => (code === '000000' ? '000001' : '000000');
  const isRight = async (token: string, code: string | null, purpose: FlowPurpose = 'sign-up') =>
    (await service.tryCode(purpose, token, code ?? '')).right;
  const passSeconds = (seconds: number) => jest.setSystemTime(Date.now() + seconds * 1000);

  it('issue six digits, and store neither them nor the token', async () => {
    const { token, code } = await start();
    expect(code).toMatch(/^\d{6}$/);
    const [row] = flows.rows;
    const stored = [row?.tokenHash, row?.codeHash].map((hash) => hash?.toString('latin1'));
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(code);
    expect(stored.map((each) => each?.length)).toEqual([32, 32]);
  });

  it('accept their own code only', async () => {
    const one = await start();
    const other = await service.start(tx, {
      purpose: 'sign-up',
      emailKey: 'taro@example.com',
      withCode: true,
    });
    // The hash of a code is bound to its flow.
    flows.rows[1]!.codeHash = flows.rows[0]!.codeHash;
    expect(await isRight(one.token, one.code)).toBe(true);
    expect(await isRight(other.token, one.code)).toBe(false);
  });

  it('are found by their purpose and token only', async () => {
    const { token, code } = await start();
    expect(await service.find('sign-up', token)).toMatchObject({ emailKey: HANA });
    expect(await service.find('reset-password', token)).toBeNull();
    expect(await service.find('sign-up', null)).toBeNull();
    for (const [purpose, other] of [
      ['reset-password', token],
      ['sign-up', 'another'],
      ['sign-up', null],
    ] as const)
      await expect(service.tryCode(purpose, other, code!)).rejects.toBeInstanceOf(FlowEnded);
  });

  it('accept a code until it expires, and expire later themselves', async () => {
    const { token, code } = await start();
    passSeconds(CODE_TTL_S - 1);
    expect(await isRight(token, code)).toBe(true);
    passSeconds(1);
    expect(await isRight(token, code)).toBe(false);
    passSeconds(TOKEN_TTL_S);
    await expect(service.tryCode('sign-up', token, code!)).rejects.toBeInstanceOf(FlowEnded);
  });

  it('end after the last wrong code, even for the right one', async () => {
    const { token, code } = await start();
    for (let tries = 0; tries < 3; tries += 1) expect(await isRight(token, wrong(code))).toBe(false);
    await expect(service.tryCode('sign-up', token, code!)).rejects.toBeInstanceOf(FlowEnded);
  });

  it('accept no code if none was mailed', async () => {
    const { token, code } = await start('sign-up', false);
    expect(code).toBeNull();
    expect(await isRight(token, '')).toBe(false);
    flows.rows[0]!.codeExpiresAt = new Date(Date.now() + 1000);
    expect(await isRight(token, '000000')).toBe(false);
  });

  it('void the earlier codes for the address, of the same purpose only', async () => {
    const [first, reset] = [await start(), await start('reset-password')];
    const second = await start();
    expect(await isRight(first.token, first.code)).toBe(false);
    expect(await isRight(second.token, second.code)).toBe(true);
    expect(await isRight(reset.token, reset.code, 'reset-password')).toBe(true);
  });

  it('without a code keep earlier codes valid, and are limited to five', async () => {
    const { token, code } = await start();
    const without = [];
    for (let count = 0; count < 6; count += 1) without.push(await start('sign-up', false));
    expect(await isRight(token, code)).toBe(true);
    expect(await service.find('sign-up', without[0]!.token)).toBeNull();
    expect(flows.rows).toHaveLength(6);
  });

  it('are finished once, and all end with a change of the account', async () => {
    const { token, code } = await start();
    const { flow } = await service.tryCode('sign-up', token, code!);
    await service.finish(tx, flow);
    await expect(service.finish(tx, flow)).rejects.toBeInstanceOf(FlowEnded);
    await start('reset-password');
    await service.endAllOf(tx, ACCOUNT);
    expect(flows.rows).toEqual([]);
  });

  describe('requested again', () => {
    it('continue in their browser, with a new code and all attempts', async () => {
      const { token, code: former } = await ask(null);
      for (let tries = 0; tries < 2; tries += 1) await isRight(token, wrong(former), 'update-email');
      passSeconds(CODE_TTL_S);
      const again = await ask(token);
      expect([again.token, flows.rows.length, flows.rows[0]?.codeAttempts]).toEqual([token, 1, 0]);
      expect(await isRight(token, again.code, 'update-email')).toBe(true);
    });

    it('void the code of another browser with the new one', async () => {
      const { token } = await ask(null);
      const other = await ask(null);
      await ask(token);
      expect(await isRight(other.token, other.code, 'update-email')).toBe(false);
    });

    it('keep the earlier code if no mail may be sent', async () => {
      const { token, code } = await ask(null);
      expect(await ask(token, { mailAllowed: false })).toMatchObject({ token, code: null });
      expect(await isRight(token, code, 'update-email')).toBe(true);
    });

    it('begin without a code in another browser if no mail may be sent', async () => {
      const { token, code } = await ask(null);
      const other = await ask(null, { mailAllowed: false });
      expect([other.code, other.token === token]).toEqual([null, false]);
      expect(await isRight(token, code, 'update-email')).toBe(true);
    });

    it.each([
      ['address', { emailKey: 'taro@example.com' }],
      ['account', { accountId: null }],
      ['purpose', { purpose: 'reset-password' as const }],
    ])('start over for another %s', async (_what, changes) => {
      const { token } = await ask(null);
      const other = await ask(token, changes);
      expect(other.token).not.toBe(token);
      expect(flows.rows).toHaveLength(2);
    });

    it('are serialized per purpose and address', async () => {
      await ask(null);
      await ask(null, { purpose: 'reset-password' });
      expect(locks).toEqual([`update-email:${HANA}`, `reset-password:${HANA}`]);
    });
  });

  describe('with too many wrong codes for the address', () => {
    /** Tries each wrong code in a flow of its own. */
    const tryWrongCodes = async (count: number, purpose: FlowPurpose = 'sign-up') => {
      const results = [];
      for (let tries = 0; tries < count; tries += 1) {
        const { token, code } = await start(purpose);
        results.push(await service.tryCode(purpose, token, wrong(code)));
      }
      return results;
    };

    it('accept no codes, not even right ones, and report it once', async () => {
      const results = await tryWrongCodes(4);
      expect(results.map((result) => !result.right && result.stopS)).toEqual([null, null, null, 3600]);
      const { token, code } = await start();
      await expect(service.tryCode('sign-up', token, code!)).rejects.toBeInstanceOf(CodesStopped);
    });

    it('do not count right codes, nor those of flows that have ended', async () => {
      const burnt = await start();
      for (let tries = 0; tries < 3; tries += 1) await isRight(burnt.token, wrong(burnt.code));
      for (let tries = 0; tries < 5; tries += 1) {
        await expect(service.tryCode('sign-up', burnt.token, '000000')).rejects.toBeInstanceOf(FlowEnded);
        const { token, code } = await start();
        expect(await isRight(token, code)).toBe(true);
      }
    });

    it.each<FlowPurpose>(['change-password', 'confirm-identity'])(
      'from strangers still accept codes of a signed-in account for %s',
      async (purpose) => {
        await tryWrongCodes(4);
        const { token, code } = await start(purpose);
        expect(await isRight(token, code, purpose)).toBe(true);
      },
    );

    it('from a trusted browser are not reported, since its owner sees them', async () => {
      standing = { as: 'owner', deviceId: 'device-1' };
      const results = await tryWrongCodes(4, 'reset-password');
      expect(results.map((result) => !result.right && result.stopS)).toEqual([null, null, null, null]);
    });

    it('check the trust of browsers only for password resets', async () => {
      for (const purpose of ['sign-up', 'update-email', 'reset-password'] as const)
        await tryWrongCodes(1, purpose);
      expect(asked).toEqual([null, null, ACCOUNT]);
    });
  });

  it('allow the next mail at once after a right code, but not after a wrong one', async () => {
    const { token, code } = await start();
    await throttle.consume('MAIL_MINUTE', HANA);
    await isRight(token, wrong(code));
    expect(await throttle.isUsedUp('MAIL_MINUTE', HANA)).toBe(true);
    await isRight(token, code);
    expect(await throttle.isUsedUp('MAIL_MINUTE', HANA)).toBe(false);
  });
});
