import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { answers, answersNothing, answersLater, onCall, refuses } from '../testing/api-server';
import { httpClient } from './http-client';

const { jest } = import.meta;

function aForm(): FormData {
  const form = new FormData();
  form.set('icon', new File(['x'.repeat(1000)], 'icon.png', { type: 'image/png' }));
  return form;
}

function send(signal?: AbortSignal) {
  const told: number[] = [];
  const call = httpClient('/api/thing', {
    method: 'PATCH',
    body: aForm(),
    onUploadProgress: (sent) => told.push(sent),
    ...(signal === undefined ? {} : { signal }),
  });
  return { call, told };
}

describe('an upload with progress', () => {
  it('sends the same request as fetch and resolves to the response', async () => {
    document.documentElement.lang = 'ja';
    const calls = onCall('patch', '/thing', answers({ a: 1 }));
    await expect(send().call).resolves.toEqual({ a: 1 });
    expect(calls[0]?.headers.get('accept-language')).toBe('ja');
    expect(calls[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    expect(calls[0]?.body).toEqual({
      icon: expect.objectContaining({ name: 'icon.png', type: 'image/png', size: 1000 }) as unknown,
    });
  });

  it('reports its progress', async () => {
    // jsdom reports the end of an upload, and nothing on the way.
    const requests: XMLHttpRequest[] = [];
    const RealRequest = window.XMLHttpRequest;
    window.XMLHttpRequest = class extends RealRequest {
      constructor() {
        super();
        requests.push(this);
      }
    };
    const { answer, release } = answersLater({});
    const calls = onCall('patch', '/thing', answer);
    const { call, told } = send();
    await waitFor(() => expect(calls).toHaveLength(1));
    window.XMLHttpRequest = RealRequest;
    requests[0]?.upload.dispatchEvent(
      new ProgressEvent('progress', { lengthComputable: true, loaded: 300, total: 1200 }),
    );
    expect(told).toEqual([0.25]);
    release();
    await call;
    expect(told).toEqual([0.25, 1]);
  });

  it('resolves to undefined for an empty response', async () => {
    onCall('patch', '/thing', answersNothing());
    await expect(send().call).resolves.toBeUndefined();
  });

  it('rejects with the status, code and field errors', async () => {
    onCall('patch', '/thing', refuses(415, 'unsupportedImage', 'icon'));
    await expect(send().call).rejects.toMatchObject({
      name: 'ApiError',
      statusCode: 415,
      errorCode: 'unsupportedImage',
      fields: [{ field: 'icon', errorCode: 'unsupportedImage' }],
    });
  });

  it('reports when to retry', async () => {
    onCall('patch', '/thing', () => HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '7' } }));
    await expect(send().call).rejects.toMatchObject({ statusCode: 429, retryAfterS: 7 });
  });

  it('rejects with status 500 without a response', async () => {
    onCall('patch', '/thing', () => HttpResponse.error());
    // jsdom logs an error as well.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(send().call).rejects.toMatchObject({ name: 'ApiError', statusCode: 500 });
  });

  it('can be aborted', async () => {
    const { answer, release } = answersLater({});
    const calls = onCall('patch', '/thing', answer);
    const controller = new AbortController();
    const { call } = send(controller.signal);
    const failure = expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await waitFor(() => expect(calls).toHaveLength(1));
    controller.abort();
    await failure;
    release();
  });

  it('is not sent if it is already aborted', async () => {
    await expect(send(AbortSignal.abort()).call).rejects.toMatchObject({ name: 'AbortError' });
  });
});
