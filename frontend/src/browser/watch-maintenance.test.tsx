import { act, render } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { httpClient } from '../api/http-client';
import { STORAGE_KEYS } from '../config/storage-keys';
import { useUnsavedWarning } from '../hooks/useUnsavedWarning';
import { apiServer } from '../testing/api-server';
import { watchMaintenance } from './watch-maintenance';

const { jest } = import.meta;

const CLOSED = { statusCode: 503, errorCode: 'underMaintenance', message: '', errors: [] };

let stop = (): void => undefined;

/** Mocks the response of every call and counts the calls. */
function apiAnswers(answer: () => Response) {
  const asked = { times: 0 };
  apiServer.use(
    http.get('*/api/*', () => {
      asked.times += 1;
      return answer();
    }),
  );
  return asked;
}

const closed = () => HttpResponse.json(CLOSED, { status: 503 });
const away = () => HttpResponse.json({ ...CLOSED, errorCode: 'unknown' }, { status: 503 });
const open = () => HttpResponse.json({ results: [], total: 0 });

function startWatching(isClosedPage: boolean) {
  const reload = jest.fn();
  stop = watchMaintenance({ isClosedPage, reload });
  return reload;
}

/** Makes the tab visible again, which checks at once. */
async function look(asked: { times: number }): Promise<void> {
  const before = asked.times;
  document.dispatchEvent(new Event('visibilitychange'));
  while (asked.times === before) await new Promise((resolve) => setTimeout(resolve, 5));
  // Waits for the response.
  await new Promise((resolve) => setTimeout(resolve, 50));
}

const call = () => httpClient('/api/accounts/hanako').catch(() => null);

function DirtyForm({ dirty }: { dirty: boolean }) {
  useUnsavedWarning(dirty);
  return null;
}

describe('an open page', () => {
  afterEach(() => {
    stop();
    window.sessionStorage.removeItem(STORAGE_KEYS.reloadedAt);
  });

  it('reloads once when maintenance begins', async () => {
    apiAnswers(closed);
    const reload = startWatching(false);
    await call();
    await call();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload for other failures', async () => {
    apiAnswers(away);
    const reload = startWatching(false);
    await call();
    expect(reload).not.toHaveBeenCalled();
  });

  it('waits while there is unsaved input', async () => {
    const asked = apiAnswers(closed);
    const { rerender } = render(<DirtyForm dirty />);
    const reload = startWatching(false);
    await call();
    await look(asked);
    expect(reload).not.toHaveBeenCalled();
    act(() => rerender(<DirtyForm dirty={false} />));
    await look(asked);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload if the site is open again by then', async () => {
    let answer: () => Response = closed;
    const asked = apiAnswers(() => answer());
    const { rerender } = render(<DirtyForm dirty />);
    const reload = startWatching(false);
    await call();
    answer = open;
    await look(asked);
    act(() => rerender(<DirtyForm dirty={false} />));
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([asked.times, reload.mock.calls.length]).toEqual([2, 0]);
  });
});

describe('the maintenance page', () => {
  afterEach(() => stop());

  it('reloads as soon as the site is open', async () => {
    let answer: () => Response = closed;
    const asked = apiAnswers(() => answer());
    const reload = startWatching(true);
    await look(asked);
    answer = away;
    await look(asked);
    answer = () => Response.error();
    await look(asked);
    expect(reload).not.toHaveBeenCalled();
    answer = open;
    await look(asked);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
