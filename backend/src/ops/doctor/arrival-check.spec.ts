import { type AppConfig } from '../../config/app-config.js';
import { judgeArrival, MADE_UP } from './arrival-check.js';

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
    ['directly', false, [MADE_UP], DOCTOR, DOCTOR, 'ok', /\(203\.0\.113\.9, directly\)/],
    [
      'through two proxies that are believed',
      COMPOSE,
      [MADE_UP, DOCTOR, FRONT],
      NGINX,
      DOCTOR,
      'ok',
      /through 172\.31\.240\.1, 172\.31\.240\.10/,
    ],
    ['where the first replaces what it was told', COMPOSE, [DOCTOR, FRONT], NGINX, DOCTOR, 'ok', /arrives/],
    [
      'where only the inner one is believed',
      NGINX,
      [MADE_UP, DOCTOR, FRONT],
      NGINX,
      FRONT,
      'fault',
      /arrive as 172\.31\.240\.1, .+set TRUST_PROXY to 172\.31\.240\.1, 172\.31\.240\.10\.$/,
    ],
    [
      'where none is believed',
      false,
      [MADE_UP, DOCTOR],
      NGINX,
      NGINX,
      'fault',
      /set TRUST_PROXY to 172\.31\.240\.10\.$/,
    ],
    [
      'with fewer hops than believed',
      3,
      [MADE_UP, DOCTOR],
      NGINX,
      MADE_UP,
      'fault',
      /believes 3 hops, but a request passes 1: .+ set it to 1\.$/,
    ],
    [
      'with hops believed where there are none',
      1,
      [MADE_UP],
      DOCTOR,
      MADE_UP,
      'fault',
      /passes 0: .+ leave it unset\.$/,
    ],
    ['with as many hops as believed', 2, [MADE_UP, DOCTOR, FRONT], NGINX, DOCTOR, 'ok', /arrives/],
    [
      'where the proxy appends nothing',
      NGINX,
      [MADE_UP],
      NGINX,
      MADE_UP,
      'fault',
      /proxy at 172\.31\.240\.10 passes X-Forwarded-For on .+ have it append/,
    ],
    [
      'from a machine that is believed',
      'loopback',
      [MADE_UP, '127.0.0.1'],
      '127.0.0.1',
      MADE_UP,
      'ok',
      /cannot be told more/,
    ],
    [
      'from a network that is believed',
      '203.0.113.0/24',
      [MADE_UP, DOCTOR],
      '203.0.113.1',
      MADE_UP,
      'ok',
      /cannot be told more/,
    ],
  ])('%s', (_what, trustProxy, forwardedFor, peer, client, health, says) => {
    const found = judgeArrival({ peer, forwardedFor, client }, { trustProxy, publicUrlIsLoopback: false });
    expect(found).toEqual({ check: 'proxy', health, says: expect.stringMatching(says) });
  });
});
