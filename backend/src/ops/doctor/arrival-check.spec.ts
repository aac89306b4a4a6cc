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
      'through two proxies that are believed',
      COMPOSE,
      [FORGED_ADDRESS, DOCTOR, FRONT],
      NGINX,
      DOCTOR,
      'ok',
      /through 172\.31\.240\.1, 172\.31\.240\.10/,
    ],
    ['where the first replaces what it was told', COMPOSE, [DOCTOR, FRONT], NGINX, DOCTOR, 'ok', /arrives/],
    [
      'where only the inner one is believed',
      NGINX,
      [FORGED_ADDRESS, DOCTOR, FRONT],
      NGINX,
      FRONT,
      'fault',
      /arrive as 172\.31\.240\.1, .+set TRUST_PROXY to 172\.31\.240\.1, 172\.31\.240\.10\.$/,
    ],
    [
      'where none is believed',
      false,
      [FORGED_ADDRESS, DOCTOR],
      NGINX,
      NGINX,
      'fault',
      /set TRUST_PROXY to 172\.31\.240\.10\.$/,
    ],
    [
      'with fewer hops than believed',
      3,
      [FORGED_ADDRESS, DOCTOR],
      NGINX,
      FORGED_ADDRESS,
      'fault',
      /believes 3 hops, but a request passes 1: .+ set it to 1\.$/,
    ],
    [
      'with hops believed where there are none',
      1,
      [FORGED_ADDRESS],
      DOCTOR,
      FORGED_ADDRESS,
      'fault',
      /passes 0: .+ leave it unset\.$/,
    ],
    ['with as many hops as believed', 2, [FORGED_ADDRESS, DOCTOR, FRONT], NGINX, DOCTOR, 'ok', /arrives/],
    [
      'where the proxy appends nothing',
      NGINX,
      [FORGED_ADDRESS],
      NGINX,
      FORGED_ADDRESS,
      'fault',
      /proxy at 172\.31\.240\.10 passes X-Forwarded-For on .+ have it append/,
    ],
    [
      'from a machine that is believed',
      'loopback',
      [FORGED_ADDRESS, '127.0.0.1'],
      '127.0.0.1',
      FORGED_ADDRESS,
      'ok',
      /cannot be told more/,
    ],
    [
      'from a network that is believed',
      '203.0.113.0/24',
      [FORGED_ADDRESS, DOCTOR],
      '203.0.113.1',
      FORGED_ADDRESS,
      'ok',
      /cannot be told more/,
    ],
  ])('%s', (_what, trustProxy, forwardedFor, peer, client, health, says) => {
    const found = judgeArrival({ peer, forwardedFor, client }, { trustProxy, publicUrlIsLoopback: false });
    expect(found).toEqual({ check: 'proxy', health, says: expect.stringMatching(says) });
  });
});
