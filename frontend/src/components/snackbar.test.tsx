import Button from '@mui/material/Button';
import { act, screen } from '@testing-library/react';
import { SNACKBAR_MS } from '../config/site';
import { useSnackbar } from '../hooks/useSnackbar';
import { renderPart } from '../testing/render-app';

const { jest } = import.meta;

function Speaker() {
  const { show } = useSnackbar();
  return (
    <>
      <Button onClick={() => show('COPY_SUCCESS', { color: 'SUCCESS' })}>copy</Button>
      <Button onClick={() => show('UNKNOWN')}>fail</Button>
    </>
  );
}

const say = (name: string) => act(() => screen.getByRole('button', { name }).click());
const liveRegion = () => screen.getByRole('status');

describe('the snackbar', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('announces a message and takes it away after five seconds', async () => {
    await renderPart(<Speaker />);
    expect(liveRegion()).toBeEmptyDOMElement();
    expect(liveRegion()).toHaveAttribute('aria-live', 'polite');
    say('copy');
    expect(liveRegion()).toHaveTextContent('Copied.');
    expect(liveRegion().firstElementChild).toHaveAttribute('data-color', 'SUCCESS');
    act(() => jest.advanceTimersByTime(SNACKBAR_MS - 1));
    expect(liveRegion()).toHaveTextContent('Copied.');
    act(() => jest.advanceTimersByTime(1));
    expect(liveRegion()).toBeEmptyDOMElement();
  });

  it('gives a later message its own five seconds', async () => {
    await renderPart(<Speaker />);
    say('copy');
    act(() => jest.advanceTimersByTime(SNACKBAR_MS - 1000));
    say('fail');
    act(() => jest.advanceTimersByTime(SNACKBAR_MS - 1));
    expect(liveRegion()).toHaveTextContent('Something went wrong.');
    expect(liveRegion().firstElementChild).toHaveAttribute('data-color', 'DEFAULT');
    act(() => jest.advanceTimersByTime(1));
    expect(liveRegion()).toBeEmptyDOMElement();
  });
});
