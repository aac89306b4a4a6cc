import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { answers, answersNothing, answersLater, onCall, refuses } from '../testing/api-server';
import { httpClient } from './http-client';
import { fetchWithProgress } from './upload';

const { jest } = import.meta;

function aForm(): FormData {
  const form = new FormData();
  form.set('icon', new File(['x'.repeat(1000)], 'icon.png', { type: 'image/png' }));
  return form;
}

function send(signal?: AbortSignal) {
  return httpClient('/api/thing', {
    method: 'PATCH',
    body: aForm(),
    onUploadProgress: () => undefined,
    ...(signal === undefined ? {} : { signal }),
  });
}

describe('an upload with progress', () => {
  it('sends the same request as fetch and resolves to the response', async () => {
    document.documentElement.lang = 'ja';
    const calls = onCall('patch', '/thing', answers({ a: 1 }));
    await expect(send()).resolves.toEqual({ a: 1 });
    expect(calls[0]?.headers.get('accept-language')).toBe('ja');
    expect(calls[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    expect(calls[0]?.body).toEqual({
      icon: expect.objectContaining({ name: 'icon.png', type: 'image/png', size: 1000 }) as unknown,
    });
  });

  it('reports its progress', async () => {
    const { answer, release } = answersLater({});
    const calls = onCall('patch', '/thing', answer);
    const request = new XMLHttpRequest();
    const reported: number[] = [];
    const call = fetchWithProgress(
      new URL('/api/thing', window.location.origin),
      { method: 'PATCH', body: aForm(), onUploadProgress: (sent) => reported.push(sent) },
      () => request,
    );
    await waitFor(() => expect(calls).toHaveLength(1));
    // jsdom reports only the end of an upload.
    request.upload.dispatchEvent(
      new ProgressEvent('progress', { lengthComputable: true, loaded: 300, total: 1200 }),
    );
    expect(reported).toEqual([0.25]);
    release();
    await call;
    expect(reported).toEqual([0.25, 1]);
  });

  it('resolves to undefined for an empty response', async () => {
    onCall('patch', '/thing', answersNothing());
    await expect(send()).resolves.toBeUndefined();
  });

  it('rejects with the status, code and field errors', async () => {
    onCall('patch', '/thing', refuses(415, 'unsupportedImage', 'icon'));
    await expect(send()).rejects.toMatchObject({
      name: 'ApiError',
      statusCode: 415,
      errorCode: 'unsupportedImage',
      fields: [{ field: 'icon', errorCode: 'unsupportedImage' }],
    });
  });

  it('reports when to retry', async () => {
    onCall('patch', '/thing', () => HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '7' } }));
    await expect(send()).rejects.toMatchObject({ statusCode: 429, retryAfterS: 7 });
  });

  it('rejects with status 500 without a response', async () => {
    onCall('patch', '/thing', () => HttpResponse.error());
    // jsdom logs an error as well.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(send()).rejects.toMatchObject({ name: 'ApiError', statusCode: 500 });
  });

  it('can be aborted', async () => {
    const { answer, release } = answersLater({});
    const calls = onCall('patch', '/thing', answer);
    const controller = new AbortController();
    const call = send(controller.signal);
    const failure = expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await waitFor(() => expect(calls).toHaveLength(1));
    controller.abort();
    await failure;
    release();
  });

  it('is not sent if it is already aborted', async () => {
    await expect(send(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  });
});
