import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { parseSetCookie } from 'cookie';
import { type AppConfig } from '../../config/app-config.js';
import { COOKIES } from '../cookies.js';
import { FlowCookiesService } from './flow-cookies.service.js';

const TTL_S = 3600;

describe('the token of a flow', () => {
  const startCookies = ({ secure = true } = {}) => {
    const service = new FlowCookiesService({ secure, flows: { tokenTtlS: TTL_S } } as AppConfig);
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    response.statusCode = 204;
    const cookies = () =>
      [response.getHeader('Set-Cookie') ?? []].flat().map((cookie) => parseSetCookie(String(cookie)));
    return { service, response, cookies };
  };

  it('is in a cookie of its life for browsers, whose response has no body', () => {
    const { service, response, cookies } = startCookies();
    expect(service.give(response, COOKIES.signUpToken, 'token', 'cookies')).toBeUndefined();
    expect(cookies()).toMatchObject([
      { name: 'signUpToken', value: 'token', maxAge: TTL_S, path: '/api', httpOnly: true, secure: true },
    ]);
    expect(response.statusCode).toBe(204);
  });

  it('is in the body for programs, which get no cookie', () => {
    const { service, response, cookies } = startCookies();
    expect(service.give(response, COOKIES.signUpToken, 'token', 'body')).toEqual({
      ...{ flowToken: 'token', expiresIn: TTL_S },
    });
    expect([response.statusCode, cookies()]).toEqual([200, []]);
  });

  it('is removed from the browser, with the attributes that it was set with', () => {
    const { service, response, cookies } = startCookies();
    service.set(response, COOKIES.resetPasswordCode, 'token');
    service.clear(response, COOKIES.resetPasswordCode);
    expect(cookies()).toMatchObject([
      { name: 'resetPasswordCode', value: '', maxAge: 0, path: '/api', httpOnly: true, secure: true },
    ]);
  });

  it('may be sent without encryption where the site is', () => {
    const { service, response, cookies } = startCookies({ secure: false });
    service.set(response, COOKIES.signUpToken, 'token');
    expect(cookies()[0]?.secure).toBeFalsy();
  });
});
