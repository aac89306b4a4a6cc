import { HttpResponse } from 'msw';
import { answers, answersNothing, onCall, refuses } from '../testing/api-server';
import { ApiError } from './api-error';
import { httpClient } from './http-client';

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('The call did not fail with an ApiError');
  return error;
}

describe('the HTTP client', () => {
  it('sends the language of the page', async () => {
    document.documentElement.lang = 'ja';
    const calls = onCall('get', '/thing', answers({ a: 1 }));
    await expect(httpClient('/api/thing')).resolves.toEqual({ a: 1 });
    expect(calls[0]?.headers.get('accept-language')).toBe('ja');
  });

  it('sends strings as JSON', async () => {
    const calls = onCall('patch', '/thing', answers({ a: 1 }));
    await httpClient('/api/thing', { method: 'PATCH', body: JSON.stringify({ a: 1 }) });
    expect(calls[0]?.headers.get('content-type')).toBe('application/json');
  });

  it('resolves to undefined for an empty response', async () => {
    onCall('post', '/thing', answersNothing());
    await expect(httpClient('/api/thing', { method: 'POST' })).resolves.toBeUndefined();
  });

  it('rejects with the status, code and field errors', async () => {
    onCall('post', '/thing', refuses(400, 'E0203', 'displayId'));
    const error = await failureOf(httpClient('/api/thing', { method: 'POST' }));
    expect(error).toMatchObject({
      statusCode: 400,
      errorCode: 'E0203',
      message: 'Refused.',
      fields: [{ field: 'displayId', errorCode: 'E0203', message: 'Refused.' }],
    });
  });

  it('rejects with status 500 and code unknown without a readable response', async () => {
    onCall('get', '/thing', () => HttpResponse.error());
    const error = await failureOf(httpClient('/api/thing'));
    expect(error).toMatchObject({ statusCode: 500, errorCode: 'unknown', fields: [] });
  });

  it.each([
    ['a page', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })],
    ['null', () => HttpResponse.json(null, { status: 502 })],
    [
      'an error code of a newer server',
      () => HttpResponse.json({ errorCode: 'E9999', errors: [7] }, { status: 502 }),
    ],
  ])('accepts %s as a response', async (_what, answer) => {
    onCall('get', '/thing', answer);
    expect(await failureOf(httpClient('/api/thing'))).toMatchObject({
      statusCode: 502,
      errorCode: 'unknown',
      fields: [],
    });
  });

  it('passes an abort on', async () => {
    onCall('get', '/thing', answers({}));
    const controller = new AbortController();
    controller.abort();
    await expect(httpClient('/api/thing', { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
