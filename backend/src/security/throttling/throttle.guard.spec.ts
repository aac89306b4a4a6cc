import { type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Public } from '../../common/auth/public.decorator.js';
import { type GuardedRequest } from '../../common/auth/signed-in.decorator.js';
import { NotSignedIn, TooManyRequests } from '../../common/errors/request-errors.js';
import { type CountedUpload } from '../../common/http/multipart-form.js';
import { type ThrottleName } from '../../config/environment.js';
import { type ThrottleService, type ThrottleCount } from './throttle.service.js';
import { ThrottleGuard } from './throttle.guard.js';
import { type CountedBy, Throttled, Unthrottled } from './throttled.decorator.js';

/** Operations as areas decorate them. */
class Operations {
  @Throttled('UPLOAD')
  upload(): string {
    return 'upload';
  }

  @Throttled('UPLOAD', { copies: true })
  copy(): string {
    return 'copy';
  }

  @Throttled('CONTACT')
  contact(): string {
    return 'contact';
  }

  @Public()
  open(): string {
    return 'open';
  }

  plain(): string {
    return 'plain';
  }
}

/** A controller of pages. */
@Unthrottled()
class Pages {
  @Public()
  open(): string {
    return 'open';
  }
}

/** Records what a guard counts. */
class CountingThrottle implements Pick<ThrottleService, 'count' | 'countClient'> {
  readonly counted: [ThrottleName, string][] = [];

  constructor(private readonly wait: number | null = null) {}

  count(name: ThrottleName, key: string): Promise<ThrottleCount> {
    this.counted.push([name, key]);
    const isWithin = this.wait === null;
    return Promise.resolve({ limit: 60, windowS: 1800, isWithin, remaining: 5, resetS: this.wait ?? 900 });
  }

  countClient(name: ThrottleName, address: string): Promise<ThrottleCount> {
    return this.count(name, address);
  }
}

/** A form with files. */
const REQUEST = {
  method: 'POST',
  path: '/api/x',
  ip: '203.0.113.9',
  socket: {},
  is: (): string | false => 'multipart/form-data',
};

function ask(
  countedBy: CountedBy,
  operation: keyof Operations,
  request: Partial<GuardedRequest> = {},
  throttle = new CountingThrottle(),
  controller: typeof Operations | typeof Pages = Operations,
) {
  const asked: Partial<CountedUpload> = { ...REQUEST, ...request } as Partial<CountedUpload>;
  const headers: Record<string, string> = {};
  const response = { setHeader: (name: string, value: string) => (headers[name] = value) };
  const context = {
    getHandler: () => Reflect.get(controller.prototype, operation) as unknown,
    getClass: () => controller,
    switchToHttp: () => ({ getRequest: () => asked, getResponse: () => response }),
  } as unknown as ExecutionContext;
  const guard = new ThrottleGuard(countedBy, new Reflector(), throttle as unknown as ThrottleService);
  return {
    answer: guard.canActivate(context),
    throttle,
    headers,
    receiveFile: () => asked.beforeFirstFile?.(),
  };
}

const SIGNED_IN = { signedIn: { accountId: 'the-account', sessionId: 'the-session' } } as GuardedRequest;

describe('the throttle guard', () => {
  it('counts by account behind the session guard only', async () => {
    const before = ask('client', 'upload', SIGNED_IN);
    await expect(before.answer).resolves.toBe(true);
    expect(before.throttle.counted).toEqual([]);

    const behind = ask('account', 'copy', SIGNED_IN);
    await expect(behind.answer).resolves.toBe(true);
    expect(behind.throttle.counted).toEqual([['UPLOAD', 'the-account']]);
  });

  it('counts a form as an upload once it has a file', async () => {
    const { answer, throttle, receiveFile } = ask('account', 'upload', SIGNED_IN);
    await expect(answer).resolves.toBe(true);
    expect(throttle.counted).toEqual([]);
    await receiveFile();
    expect(throttle.counted).toEqual([['UPLOAD', 'the-account']]);
  });

  it('rejects the file of an upload beyond the limit', async () => {
    const { answer, receiveFile } = ask('account', 'upload', SIGNED_IN, new CountingThrottle(17));
    await expect(answer).resolves.toBe(true);
    await expect(receiveFile()).rejects.toMatchObject({ retryAfterS: 17 });
  });

  it('does not count requests without a form as uploads', async () => {
    const { answer, throttle } = ask('account', 'upload', { ...SIGNED_IN, is: () => false });
    await expect(answer).resolves.toBe(true);
    expect(throttle.counted).toEqual([]);
  });

  it('counts operations that copy pictures as uploads, with or without a form', async () => {
    const { answer, throttle } = ask('account', 'copy', { ...SIGNED_IN, is: () => false });
    await expect(answer).resolves.toBe(true);
    expect(throttle.counted).toEqual([['UPLOAD', 'the-account']]);
  });

  it('counts by client, even if signed in', async () => {
    const { answer, throttle } = ask('client', 'contact', SIGNED_IN);
    await expect(answer).resolves.toBe(true);
    expect(throttle.counted).toEqual([['CONTACT', '203.0.113.9']]);
    expect(ask('account', 'contact', SIGNED_IN).throttle.counted).toEqual([]);
  });

  it('does not count private operations without the decorator', async () => {
    const { answer, throttle } = ask('client', 'plain', { method: 'GET' });
    await expect(answer).resolves.toBe(true);
    expect(throttle.counted).toEqual([]);
  });

  it.each([
    ['GET', 'READ'],
    ['HEAD', 'READ'],
    ['POST', 'WRITE'],
    ['PUT', 'WRITE'],
    ['DELETE', 'WRITE'],
  ])('counts a public %s without the decorator as %s, however its URL is written', async (method, name) => {
    for (const path of ['/api/x', '/API/x', '/x']) {
      const { answer, throttle } = ask('client', 'open', { method, path });
      await expect(answer).resolves.toBe(true);
      expect(throttle.counted).toEqual([[name, '203.0.113.9']]);
    }
  });

  it('does not count controllers of pages', async () => {
    const { answer, throttle } = ask('client', 'open', { method: 'GET' }, new CountingThrottle(), Pages);
    await expect(answer).resolves.toBe(true);
    expect(throttle.counted).toEqual([]);
  });

  it('sets the rate limit headers', async () => {
    const { answer, headers } = ask('client', 'contact');
    await answer;
    expect(headers).toEqual({
      'RateLimit-Policy': '"contact";q=60;w=1800',
      RateLimit: '"contact";r=5;t=900',
    });
  });

  it('rejects calls beyond the limit, with Retry-After', async () => {
    const { answer } = ask('client', 'contact', {}, new CountingThrottle(17));
    await expect(answer).rejects.toThrow(TooManyRequests);
    await expect(answer).rejects.toMatchObject({ retryAfterS: 17 });
  });

  it('does not count without an account', async () => {
    await expect(ask('account', 'upload').answer).rejects.toThrow(NotSignedIn);
  });
});
