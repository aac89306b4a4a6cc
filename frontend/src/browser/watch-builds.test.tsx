import { act, render } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useUnsavedWarning } from '../hooks/useUnsavedWarning';
import { apiServer } from '../testing/api-server';
import { watchBuilds } from './watch-builds';

const { jest } = import.meta;

const OWN = 'own';
const NEWER = 'newer';

let stop = (): void => undefined;

/** Mocks the manifest and collects the requested URLs. */
function manifestAnswers(answer: () => Response): URL[] {
  const asked: URL[] = [];
  apiServer.use(
    http.get('*/builds/latest.json', ({ request }) => {
      asked.push(new URL(request.url));
      return answer();
    }),
  );
  return asked;
}

function startWatching() {
  const reload = jest.fn();
  stop = watchBuilds({ build: OWN, reload });
  return reload;
}

/** Makes the page visible again, which checks at once. */
async function look(asked: URL[]): Promise<void> {
  const before = asked.length;
  document.dispatchEvent(new Event('visibilitychange'));
  while (asked.length === before) await new Promise((resolve) => setTimeout(resolve, 5));
  // Waits for the response.
  await new Promise((resolve) => setTimeout(resolve, 50));
}

function DirtyForm({ dirty }: { dirty: boolean }) {
  useUnsavedWarning(dirty);
  return null;
}

describe('watching for new builds', () => {
  afterEach(() => stop());

  it('stays while its build is the latest, and bypasses caches', async () => {
    const asked = manifestAnswers(() => HttpResponse.json({ build: OWN }));
    const reload = startWatching();
    await look(asked);
    expect(reload).not.toHaveBeenCalled();
    expect(Number(asked[0]!.searchParams.get('t'))).toBeGreaterThan(Date.now() - 60_000);
  });

  it('reloads once for each newer build', async () => {
    const asked = manifestAnswers(() => HttpResponse.json({ build: NEWER }));
    const reload = startWatching();
    await look(asked);
    expect(reload).toHaveBeenCalledTimes(1);
    await look(asked);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits while there is unsaved input', async () => {
    const asked = manifestAnswers(() => HttpResponse.json({ build: NEWER }));
    const form = render(<DirtyForm dirty />);
    const reload = startWatching();
    await look(asked);
    expect(reload).not.toHaveBeenCalled();
    act(() => form.rerender(<DirtyForm dirty={false} />));
    await look(asked);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['no answer', () => HttpResponse.error()],
    ['a failure', () => HttpResponse.json({ build: NEWER }, { status: 503 })],
    ['a page', () => HttpResponse.html('<h1>Not found</h1>')],
    ['something else', () => HttpResponse.json(['x'])],
    ['no build', () => HttpResponse.json({ build: 7 })],
  ])('ignores %s', async (_what, answer) => {
    const asked = manifestAnswers(answer);
    const reload = startWatching();
    await look(asked);
    expect(reload).not.toHaveBeenCalled();
  });
});
