import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SNACKBAR_MS } from '../config/site';
import { DocumentMessage } from './DocumentMessage';

const { jest } = import.meta;

it('a message on a document disappears after five seconds, which restart after a hover', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ delay: null });
  const onTimeout = jest.fn();
  render(
    <DocumentMessage shownMs={SNACKBAR_MS} onTimeout={onTimeout}>
      Copied.
    </DocumentMessage>,
  );
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  await user.hover(screen.getByText('Copied.'));
  wait(SNACKBAR_MS * 3);
  await user.unhover(screen.getByText('Copied.'));
  wait(SNACKBAR_MS - 1);
  expect(onTimeout).not.toHaveBeenCalled();
  wait(1);
  expect(onTimeout).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
