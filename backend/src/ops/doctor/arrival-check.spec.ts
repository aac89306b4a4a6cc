import { type AppConfig } from '../../config/app-config.js';
import { judgeArrival, FORGED_ADDRESS } from './arrival-check.js';

type Trust = AppConfig['trustProxy'];

const [DOCTOR, FRONT, NGINX] = ['203.0.113.9', '172.31.240.1', '172.31.240.10'];
const COMPOSE = `${NGINX}, ${FRONT}`;

describe('how a request arrived', () => {
  it.each<
    [
      what: string,
      trust: Trust,
      forwardedFor: string[],
      peer: string,
      client: string,
      health: string,
      says: RegExp,
    ]
  >([
    ['directly', false, [FORGED_ADDRESS], DOCTOR, DOCTOR, 'ok', /\(203\.0\.113\.9, directly\)/],
    [
      'through two trusted proxies',
      COMPOSE,
      [FORGED_ADDRESS, DOCTOR, FRONT],
      NGINX,
      DOCTOR,
      'ok',
      /through 172\.31\.240\.1, 172\.31\.240\.10/,
    ],
    [
      'through a first proxy that replaces the header',
      COMPOSE,
      [DOCTOR, FRONT],
      NGINX,
      DOCTOR,
      'ok',
      /ignores forged ones/,
    ],
    [
      'with only the inner proxy trusted',
      NGINX,
      [FORGED_ADDRESS, DOCTOR, FRONT],
      NGINX,
      FRONT,
      'fault',
      /sees all visitors as 172\.31\.240\.1, .+set TRUST_PROXY to 172\.31\.240\.1, 172\.31\.240\.10\.$/,
    ],
    [
      'with no proxy trusted',
      false,
      [FORGED_ADDRESS, DOCTOR],
      NGINX,
      NGINX,
      'fault',
      /set TRUST_PROXY to 172\.31\.240\.10\.$/,
    ],
    [
      'with fewer hops than trusted',
      3,
      [FORGED_ADDRESS, DOCTOR],
      NGINX,
      FORGED_ADDRESS,
      'fault',
      /trusts 3 hops, but requests pass 1, .+ set it to 1\.$/,
    ],
    [
      'with trusted hops but no proxy',
      1,
      [FORGED_ADDRESS],
      DOCTOR,
      FORGED_ADDRESS,
      'fault',
      /pass 0, .+ leave it unset\.$/,
    ],
    [
      'with as many hops as trusted',
      2,
      [FORGED_ADDRESS, DOCTOR, FRONT],
      NGINX,
      DOCTOR,
      'ok',
      /ignores forged ones/,
    ],
    [
      'through a proxy that appends nothing',
      NGINX,
      [FORGED_ADDRESS],
      NGINX,
      FORGED_ADDRESS,
      'fault',
      /proxy at 172\.31\.240\.10 passes on X-Forwarded-For .+ have it append/,
    ],
    [
      'from a trusted machine',
      'loopback',
      [FORGED_ADDRESS, '127.0.0.1'],
      '127.0.0.1',
      FORGED_ADDRESS,
      'ok',
      /cannot tell more/,
    ],
    [
      'from a trusted network',
      '203.0.113.0/24',
      [FORGED_ADDRESS, DOCTOR],
      '203.0.113.1',
      FORGED_ADDRESS,
      'ok',
      /cannot tell more/,
    ],
  ])('%s', (_what, trustProxy, forwardedFor, peer, client, health, says) => {
    const found = judgeArrival({ peer, forwardedFor, client }, { trustProxy, publicUrlIsLoopback: false });
    expect(found).toEqual({ check: 'proxy', health, says: expect.stringMatching(says) });
  });
});
